"""The pure rules of a poker tournament with prizes (POKER, arrêté du 14 mai 2007, art. 57-1 et s.).

A tournament is the fold of its facts. `fold.fold(facts)` gives the `state.Tournament`,
`fold.apply(state, fact)` the next one. Every act has one door, `decide_...`, that returns the facts
to journal or raises `Refused`; it changes nothing. `context.Context` carries the instant and, for
acts that draw, the seed that the tournament has committed to and the commitment to the next one.
Persons are known by identifier alone: the player of a tournament is the person's identifier.
Roles are not looked at here; where FORMAT puts `not_allowed` after other reasons, the answer to
"may he?" is an argument.

Which door for which act:

=====================  ==================================================================
tournament             `creation.decide_create`, `decide_change`, `decide_postpone`,
                       `decide_cancel`, `decide_stop`; `terms.entered_twice`
legal calendar         `calendar.decide_notice`, `notices`, `missing_notices`
desk                   `desk.decide_pre_register`, `decide_register`, `decide_late_register`,
                       `decide_check_in`, `decide_bulletin`, `decide_withdraw`,
                       `decide_withdraw_paid`, `price_of`; persons in `persons`, `admission`
chips sold             `sales.decide_rebuy`, `decide_dealers_bonus`, `decide_re_register`
seats                  `drawing.decide_draw`, `decide_balance`, `decide_seats_by_hand`,
                       `decide_pin`, `verify_draws`; a draw alone: `draw.verify_draw`
start                  `floor.decide_chiefs`, `chief_problems`, `decide_start`
sessions               `sessions.decide_close_session`, `decide_open_session`
clock                  `timing.decide_pause`, `decide_resume`, `decide_level`,
                       `decide_adjust_clock`; `Tournament.clock_view(now)`
play                   `play.decide_eliminate`, `decide_undo_elimination`, `decide_expel`,
                       `decide_no_show`, `decide_ruling`, `decide_chip_count`, `view_count`,
                       `decide_finish`; `race.decide_chip_race`
ranking                `ranking.places`, `bubble_at`, `on_the_bubble`
prizes                 `prizes.decide_prizes`, `decide_pay_prize`, `prize_of`,
                       `decide_use_voucher`, `decide_cash_voucher`
rake, refunds          `money.sums`, `rake.decide_certify`, `refunds.decide_refund`
screens                `view.overview`, `view_player`, `seated_at`, `seating_list`,
                       `moves_to_make`, `blinds_to_play`, `players_short`
documents scanned      `mrz.read_mrz`
=====================  ==================================================================
"""
