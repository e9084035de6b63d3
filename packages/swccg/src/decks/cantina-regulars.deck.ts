/** Aliens of the Cantina: musicians, thieves and smugglers. */
export const CANTINA_REGULARS = `# Cantina Regulars (Light)
> The band plays, thieves and scouts come and go, and the droids wait outside.

// Locations
1 Tatooine: Cantina
1 Tatooine: Mos Eisley
1 Tatooine: Docking Bay 94
1 Tatooine: Jawa Camp
1 Tatooine: Dune Sea
1 Tatooine: Lars' Moisture Farm
1 Tatooine
1 Dejarik Hologameboard

// Characters
1 Obi-Wan Kenobi
2 Han Solo
1 Chewbacca
1 BoShek
1 Figrin D'an
1 Doikk Na'ts
1 Ickabel G'ont
1 Nalan Cheel
1 Kabe
1 Leesub Sirln
1 Dice Ibegon
1 Momaw Nadon
1 Kal'Falnl C'ndros
1 Wioslea
1 Zutton
1 Hunchback
1 Garouf Lafoe
1 Het Nkik
1 Brainiac
1 Tzizvvt
3 Talz
2 Shistavanen Wolfman
2 Arcona
2 Saurin
2 Corellian
2 Jawa
1 C-3PO
1 M-HYD 'Binary' Droid
1 LIN-V8K

// Starships and vehicles
1 Millennium Falcon
1 Rogue Bantha

// Weapons and devices
1 Bowcaster
1 Blaster
1 Tatooine Utility Belt

// Effects and Interrupts
1 Jawa Siesta
1 Nightfall
1 K'lor'slug
1 Houjix
1 The Bith Shuffle
1 Nabrun Leids
1 Cantina Brawl
1 Solo Han
1 Let The Wookiee Win
1 Double Agent
`;
