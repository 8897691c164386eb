"""The figures of the Guilds: a body each, and where its eyes, hands and hats are."""
