"""The *Match du Jour* bulletin."""
