/** The words of the type lines of the first three sets: a card may speak of a subtype that its own set does not hold. */
export const KNOWN_SUBTYPES: readonly string[] = (
  'Alderaanian Alliance Anzati Apprentice Assassin Assault Astromech Banking Bartender Bith Bounty Boy Capital Clan ' +
  'Clawdite Clone Commerce Corporate Coruscant Creature Dark Device Diner Diplomat Dor Dragon Droid Farmer Federation ' +
  'Fortification Geonosian Guild Gungan Gunship Handmaiden Hunter IG Imperial Independent Interrogation Ithorian Jawa ' +
  'Jedi Kaminoan Kel Knight Lord Master Merchant Minelayer Musician Naboo Nautolan Naval Officer Owner Padawan Patrol ' +
  'Protocol Rebel Republic Rodian Sandcrawler Service Ship Sith Soldier Speeder Squad Squadron Starfighter ' +
  "Stormtrooper Tatooine Technician Techno Togruta Trade Training Transport Tusken Twi'lek Union Vehicle Vodran Walker " +
  'Warrior'
).split(' ');
