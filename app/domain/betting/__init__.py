"""The betting counter: pure rules over frozen values (BETTING; art. is the règlement's article).

Doors, in the order of a bet's life. Nothing here reads a clock or a store; services load rows into
these values and write back what comes out.

- `bet`: what a bet is (event, type, period, handicap, line), its answers, `PickRef` ("134:N").
- `publishing`: `problems`, `publish`, `with_odds`, `with_suspension`, `with_void`, `rescheduled`,
  `started_early`: each gives the bet on offer as it stands afterwards.
- `offer`: `OnOffer`, a bet on sale at one instant: state, odds shown, `ruling` for its tickets.
- `formulas`, `play`, `gains`: the 21 rows, what one ticket records, gains to the cent.
- `sale.decide_sale`, then `limits.effect` and `limits.check`: what may be sold.
- `ticket_numbers`, `throttle.check_paper`: identification, control number, bar code, guessing.
- `results`: `promulgate`, `correct`, `promulgate_winners`, `correct_winners`, over `outcomes.decide`.
- `settlement`: `resettle` a ticket after each of those, `verdict` at a counter.
- `cancellation.check_cancellation`, `payment.decide_payment`: a ticket that comes back.
- `deadlines`, `claims`, `reports`: what is due by which day, written claims, figures and statement.
- `labels`, `quick_entry`: the words of papers and screens, bets typed by number.
"""
