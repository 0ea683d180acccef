"""The running game: state, events, requests, dice, moments, the order of arithmetic, perks as rows."""
