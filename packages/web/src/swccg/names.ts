/** Names in little room: the longest form of a card's or a place's name that fits, never one that would be cut. */

/** Widths of bold letters in the narrow font, in thousandths of its size, by letters that are equally wide. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["'’|", 195],
  ['ijlI ,./', 228],
  ['ft!():-', 273],
  ['r', 319],
  ['z', 410],
  ['aceksvxyJ0123456789"', 456],
  ['bdghnopqu?LFTZ', 501],
  ['EPSVXY', 547],
  ['ABCDHKNRU', 592],
  ['wGOQ', 638],
  ['M', 683],
  ['m', 729],
  ['W', 774],
  ['…', 820],
];
const WIDTH_OF: ReadonlyMap<string, number> = new Map(
  WIDTHS.flatMap(([letters, width]) => Array.from(letters, (letter): [string, number] => [letter, width])),
);
const WIDEST = 820;
/** Other narrow fonts that the page may find are a little wider. */
const SLACK = 1.03;

/** How wide a line of the narrow font is, in pixels. */
export const widthOf = (text: string, size: number): number =>
  (Array.from(text).reduce((sum, letter) => sum + (WIDTH_OF.get(letter) ?? WIDEST), 0) * size * SLACK) / 1000;

export interface NameRoom {
  readonly width: number;
  /** Of the letters, in pixels. */
  readonly size: number;
  readonly lines: number;
}

/** Whether it fits when lines break between words alone. */
export function fits(text: string, { width, size, lines }: NameRoom): boolean {
  let used = 1;
  let line = '';
  for (const word of text.split(' ')) {
    if (widthOf(word, size) > width) return false;
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width) line = longer;
    else {
      used++;
      line = word;
    }
  }
  return used <= lines;
}

/** What a name that says it all in one word is called, longest first. */
const CALLED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    // Locations.
    Alderaan: ['Alder.'],
    'Briefing Room': ['Briefing', 'Brief.'],
    Cantina: ['Cant.'],
    'Central Core': ['Core'],
    "Clak'dor VII": ["Clak'dor", 'Clak.'],
    'Conference Room': ['Conf. Room', 'Conf.'],
    Corellia: ['Corell.', 'Cor.'],
    Dantooine: ['Dantoo.', 'Dant.'],
    'Dejarik Hologameboard': ['Dejarik Board', 'Dejarik', 'Dej.'],
    'Detention Block Control Room': ['Detention Control', 'Control Room', 'Control', 'Ctrl'],
    'Detention Block Corridor': ['Detention Block', 'Det. Block', 'Det. Blk', 'Det.'],
    'Death Star': ['D. Star'],
    'Docking Bay': ['Bay'],
    'Docking Bay 327': ['Bay 327', 'B. 327'],
    'Docking Bay 94': ['Bay 94', 'B. 94'],
    'Droid Junkheap': ['Junkheap', 'Junk'],
    'Imperial Holotable': ['Holotable', 'Holo'],
    'Jundland Wastes': ['Wastes', 'Wast.'],
    Kashyyyk: ['Kash.'],
    Kessel: ['Kess.'],
    "Lars' Moisture Farm": ['Lars Farm', 'Farm'],
    'Level 4 Military Corridor': ['Level 4 Corridor', 'Level 4', 'Lvl 4'],
    'Loading Bay': ['Loading', 'Load.'],
    'Massassi Ruins': ['Ruins'],
    'Massassi Throne Room': ['Throne Room', 'Throne', 'Thr.'],
    'Massassi War Room': ['War Room', 'War Rm', 'War'],
    'Mos Eisley': ['Eisley'],
    "Obi-Wan's Hut": ['Hut'],
    Ralltiir: ['Rall.'],
    Sandcrawler: ['Crawler', 'Crawl.'],
    Tatooine: ['Tatoo.'],
    'Trash Compactor': ['Compactor', 'Trash'],
    Trench: ['Tren.'],
    'War Room': ['War Rm', 'War'],
    // Characters, ships and vehicles.
    'Bespin Motors Void Spider THX 1138': ['Void Spider', 'THX'],
    Brainiac: ['Brain'],
    Chewbacca: ['Chewie'],
    Corellian: ['Corell.'],
    'Corellian Corvette': ['Corvette'],
    'Death Star Gunner': ['Gunner'],
    'Death Star Trooper': ['DS Trooper', 'Trooper'],
    Devastator: ['Devast.'],
    'Grand Moff Tarkin': ['Tarkin'],
    'Imperial Commander': ['Commander', 'Cmdr.'],
    Hunchback: ['Hunch.'],
    'Imperial Squad Leader': ['Leader'],
    'Imperial Trooper Guard': ['Guard'],
    'Imperial-Class Star Destroyer': ['Star Destroyer', 'Destroyer', 'ISD'],
    'Incom T-16 Skyhopper': ['T-16'],
    "Luke's X-34 Landspeeder": ['X-34'],
    'Millennium Falcon': ['Falcon'],
    'Mobquet A-1 Deluxe Floater': ['A-1 Floater', 'Floater'],
    Prophetess: ['Prophet'],
    'Rebel Commander': ['Commander', 'Cmdr.'],
    'Rebel Squad Leader': ['Leader'],
    'Red Leader': ['Leader'],
    'Rogue Bantha': ['Bantha'],
    'Shistavanen Wolfman': ['Wolfman', 'Wolf'],
    'SoroSuub V-35 Landspeeder': ['V-35'],
    Stormtrooper: ['Trooper'],
    'TIE Assault Squadron': ['TIE Squadron', 'TIEs'],
    'TIE Advanced x1': ['TIE x1'],
    'Tonnika Sisters': ['Tonnika', 'Sisters'],
    'Trooper Davin Felth': ['Felth'],
    'Ubrikkian 9000 Z001': ['Z001'],
    "URoRRuR'R'R": ["URoR'R"],
    "Vader's Custom TIE": ["Vader's TIE", 'TIE'],
    'Victory-Class Star Destroyer': ['Star Destroyer', 'Destroyer', 'VSD'],
    'Y-wing Assault Squadron': ['Y-wings'],
    // Weapons and devices.
    Bowcaster: ['Bow'],
    'Dark Jedi Lightsaber': ['Jedi Lightsaber', 'Lightsaber', 'Saber'],
    'Enhanced TIE Laser Cannon': ['TIE Laser Cannon', 'Laser Cannon', 'Cannon'],
    'Fusion Generator Supply Tanks': ['Supply Tanks', 'Tanks'],
    "Han's Heavy Blaster Pistol": ['Heavy Blaster', 'Blaster'],
    'Jedi Lightsaber': ['Lightsaber', 'Saber'],
    "Obi-Wan's Lightsaber": ['Lightsaber', 'Saber'],
    'Proton Torpedoes': ['Torpedoes', 'Torp.'],
    Rectenna: ['Rect.'],
    'Stormtrooper Backpack': ['Backpack', 'Pack'],
    Superlaser: ['Laser'],
    'Targeting Computer': ['Targeting', 'Target.'],
    Vaporator: ['Vapor.'],
    "Vader's Lightsaber": ['Lightsaber', 'Saber'],
    // Cards of a hand.
    'Commence Primary Ignition': ['Primary Ignition', 'Ignition'],
    Electrobinoculars: ['Binoculars', 'Binocs'],
    'I Find Your Lack Of Faith Disturbing': ['Lack Of Faith', 'Faith'],
    'The Force Is Strong With This One': ['Force Is Strong', 'Strong'],
    "There'll Be Hell To Pay": ['Hell To Pay'],
    "We're All Gonna Be A Lot Thinner!": ['A Lot Thinner!'],
    "What're You Tryin' To Push On Us?": ["Tryin' To Push"],
  }),
);

/** Words that many names begin with: the next one tells more. */
const COMMON: ReadonlySet<string> = new Set(
  'A Admiral An Captain Chief Colonel Commander Dark Darth Death Dr. General Grand Imperial Jedi Lieutenant Light Lt. Moff Officer Our Rebel Star Tech The This Trooper Your'.split(
    ' ',
  ),
);

/** Words that no short form may end with. */
const LEADING_ON: ReadonlySet<string> = new Set(
  'A All Are At Can Did Get Have Here In Into Is Me Most Of On Some The This To Will'.split(' '),
);

const FEWEST_LETTERS = 3;

/** A name of so many words is a sentence: its beginning tells it best. */
const SENTENCE = 4;

/** Without the words that many names begin with. */
function tellingWords(name: string): readonly string[] {
  const words = name.split(' ');
  return words.slice(words.findIndex((word, i) => !COMMON.has(word) || i === words.length - 1));
}

/** The name, and then its shorter forms: what it is called, the words that tell it from others, one of them. */
function formsOf(name: string): readonly string[] {
  const called = CALLED.get(name);
  if (called !== undefined) return [name, ...called];
  const telling = tellingWords(name);
  if (telling.length >= SENTENCE) return [name, telling.join(' ')];
  const quoted = /(?:^| )'(\p{L}+)'/u.exec(name)?.[1] ?? '';
  const owned = /['’]s$/u.test(telling[0]!) ? telling.slice(1) : [];
  return [name, quoted, telling, owned, telling.slice(0, 2), owned.slice(-1), telling.slice(0, 1), telling.slice(-1)]
    .map((form) => (typeof form === 'string' ? form : form.join(' ')))
    .filter((form) => form === name || (form.length >= FEWEST_LETTERS && !LEADING_ON.has(form.split(' ').at(-1)!)));
}

/** The longest form that fits; empty where none does. */
export const nameIn = (name: string, room: NameRoom): string => formsOf(name).find((form) => fits(form, room)) ?? '';

/** The same, or else as much of the beginning as fits, with the sign that there is more. */
export function beginningIn(name: string, room: NameRoom): string {
  const whole = nameIn(name, room);
  if (whole !== '') return whole;
  const words = tellingWords(name);
  for (let n = words.length - 1; n > 0; n--) {
    const begins = `${words.slice(0, n).join(' ')}…`;
    if (fits(begins, room)) return begins;
  }
  for (let n = words[0]!.length - 1; n >= FEWEST_LETTERS; n--) {
    const begins = `${words[0]!.slice(0, n)}…`;
    if (fits(begins, room)) return begins;
  }
  return '';
}

/** Where a long word may be parted, with a hyphen, rather than anywhere. */
const PARTED: readonly string[] = (
  'Electro-binoculars Storm-trooper Prophet-ess Land-speeder Light-saber Chew-bacca Reinforce-ments Deploy-ment ' +
  'Prepara-tion Proficien-cy Conver-sation Collabo-ration Hydro-ponics Obser-vation Target-ing Vapor-ator ' +
  'Extin-guisher Restrain-ing Restrict-ed Modifi-cations Disturb-ance Disturb-ing Turbo-laser Super-laser Sand-crawler ' +
  'Deva-stator Detach-ment Macro-scan Suns-down Bow-caster Under-cover Grim-taash Revolu-tion Recharg-ing Maneu-vers Ceremo-nial Compac-tor Deten-tion Mas-sassi Sky-hopper Shista-vanen Dark-lighter ' +
  'Sky-walker Over-estimate Under-estimate Commis-sion Alterna-tives Millen-nium Night-fall Hologame-board Confer-ence'
).split(' ');
const PARTS: readonly (readonly [word: string, parted: string])[] = PARTED.map((word) => [
  word.replace('-', ''),
  word.replace('-', '\u00ad'),
]);

/** The name with places where its long words may be parted. */
export const parted = (name: string): string =>
  PARTS.reduce((text, [word, pieces]) => (text.includes(word) ? text.replace(word, pieces) : text), name);
