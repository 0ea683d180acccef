"""Iron Kingdoms: characters, two dice against Defence, and what attacks and spells leave behind."""
