/** Those of Young Jedi by name: Tatooine, the races, the underworld, senators, and droids. */
import { byName } from '@dejarik/kernel/words';
import { hutt, jawa, rodian, tusken } from '../art/beings.ts';
import { CAST } from '../art/cast.ts';
import { line, moved, path } from '../art/draw.ts';
import { battleDroid, destroyerDroid, pitDroid, probe, protocol } from '../art/droids.ts';
import { as } from '../art/named.ts';
import { coiled, dug, PEOPLES } from '../art/peoples.ts';
import { figureOf, type Look } from '../art/portrait.ts';

const child = (skin: string, change: Partial<Look>): Look => ({
  scene: 'desert',
  wear: 'tunic stone cream',
  face: `${skin} child`,
  eyes: '3a2515 3a2515',
  mouth: 'smile',
  ...change,
});
/** One of the two heads on one body, leaning to its side. */
const commentator = (lean: number, skin: string, crest: string): string =>
  moved(
    `rotate(${lean} ${60 + lean} 96) translate(${60 + lean - 60 * 0.74} ${96 - 92 * 0.74}) scale(.74)`,
    figureOf({ alien: { skin, skull: 'narrow', eyes: 'big 3a5a2a', mouth: 'wide', top: `fin ${crest}` } }),
  );
/** A racer, with the cap and goggles of the trade. */
const racer = (alien: Look['alien'], change: Partial<Look> = {}): Look => ({
  scene: 'desert',
  wear: 'flight 8a6a44 3a2a22',
  ...(alien === undefined ? {} : { alien }),
  ...change,
});
const senator = (change: Partial<Look>): Look => ({ scene: 'senate', wear: 'toga 4a3d68', ...change });
/** Two in one picture: the second looks over the first one's shoulder. */
const two = (first: Look, second: Look): Look => ({
  ...(first.scene === undefined ? {} : { scene: first.scene }),
  being: () =>
    moved('translate(34 6) scale(.72)', figureOf(second)) + moved('translate(-4 22) scale(.82)', figureOf(first)),
});
const gella = (skin: string): Look => ({
  wear: `corset ${skin} 7a3a5a`,
  alien: {
    ...PEOPLES.twilek,
    skin,
    eyes: 'small 3a2a1c',
    mouth: 'lips 8a3a3a',
    growths: `lekku ${skin}`,
    top: 'flaps c9a23f',
  },
});

export const OUTER_RIM = byName<Look>({
  // The Sith and those who serve
  'Darth Maul': CAST.maul,
  'Darth Sidious': CAST.sidious,
  'Aurra Sing': CAST.aurra,
  // Tatooine
  'Jabba the Hutt': CAST.jabba,
  'Gardulla the Hutt': {
    scene: 'gold',
    being: () => hutt('#9a7a5a', '#d0a888', '#b0405a'),
    rim: 'M94 66Q122 78 120 120',
  },
  Watto: CAST.watto,
  Sebulba: { scene: 'desert', wear: 'flight 7a4a2c c9a23f', being: () => dug() },
  'Bib Fortuna': {
    scene: 'gold',
    wear: 'cloak 23262d 8b95a1',
    being: () => coiled(),
    place: 'translate(6 7) scale(.9)',
    rim: 'M96 104Q108 108 110 120',
  },
  'Ann and Tann Gella': two(gella('c98a5a'), gella('8a6fb0')),
  Gragra: {
    scene: 'desert',
    held: 'ladle',
    wear: 'apron 7a6a48 a58a5a',
    alien: {
      skin: '8a9a7a',
      skull: 'jowl',
      eyes: 'small ffb45a',
      mouth: 'wide',
      top: 'spikes 6a7a5a',
      spots: '5f6f50',
    },
  },
  Jira: {
    scene: 'desert',
    wear: 'tunic 6a7a6a cream',
    face: 'old soft',
    eyes: '3f6f9c d8d4ca',
    mouth: 'smile',
    marks: ['wrinkles b39a86'],
    hair: 'centre e6e2d8',
    hat: 'shawl 8a7a60',
  },
  Kitster: child('bronze', { hair: 'crop 1c120c' }),
  Wald: { scene: 'desert', wear: 'tunic 7a6a48 cream', being: () => rodian('#7fae8a') },
  Seek: child('tan', { wear: 'tunic 6a7a8a cream', hair: 'shag 8a6438' }),
  Amee: child('fair', { wear: 'tunic 8a5a4a cream', hair: 'braids b9803c' }),
  Melee: child('olive', { wear: 'tunic 5a6a4a cream', hair: 'curls 3a2416' }),
  'Diva Shaliqua': {
    scene: 'gold',
    wear: 'corset b59ac9 5a2a5a',
    alien: { skin: 'b59ac9', skull: 'narrow', eyes: 'jewel 4a2a5a', mouth: 'lips 7a1f4a', growths: 'mane 5a2a6a' },
  },
  'Diva Funquita': {
    scene: 'gold',
    wear: 'corset 8ac0a0 a03a5a',
    alien: {
      skin: '8ac0a0',
      skull: 'round',
      eyes: 'big 2a5a4a',
      mouth: 'lips a03a5a',
      growths: 'tresses 6aa080',
      top: 'tassel e8c25a',
    },
  },
  'Fode and Beed': {
    scene: 'desert',
    wear: 'vest 5a7a4a c9a23f',
    being: () => commentator(-10, 'c9785a', 'a55a40') + commentator(10, '8aa560', '5f7d44'),
  },
  'Rayno Vaca': {
    scene: 'city',
    wear: 'flight 8a6a2c 39414d',
    alien: { skin: 'b0986a', skull: 'flat', eyes: 'goggles c9a23f', mouth: 'wide', growths: 'longEars a0885c' },
    hat: 'cap c9a23f',
  },
  "Orr'UrRuuR'R": {
    scene: 'desert',
    held: 'gaffi',
    being: () => tusken('#a07a4c', '#c9a23f'),
    over: () => path('M34 100L90 110L86 120H36Z', '#7a2f22'),
  },
  "UrrOr'RuuR": {
    scene: 'desert',
    held: 'gaffi',
    being: () => tusken('#cdb48a', '#6d7684'),
    over: () => path('M34 96L86 112L78 120H36Z', '#54402c'),
  },
  "RuuR'Ur": {
    scene: 'desert',
    held: 'rifle',
    being: () => tusken('#b58f5c', '#7a6a58'),
    over: () => path('M38 22Q60 12 82 22L80 30Q60 20 40 30Z', '#6d4a2e'),
  },
  'Tusken Raider': CAST.tusken,
  Jawa: as(CAST.jawa, { being: () => jawa() }),
  // Racers
  'Ben Quadinaros': racer({
    skin: 'd0b088',
    skull: 'jowl',
    eyes: 'big 6a4a2a',
    mouth: 'pout',
    growths: 'roundEars c0a078',
    spots: 'a5854f',
  }),
  Gasgano: racer(
    { skin: 'c9c4b0', skull: 'narrow', eyes: 'black 14181f', mouth: 'line', growths: 'arms c9c4b0' },
    { hat: 'leatherCap 54606f' },
  ),
  Mawhonic: racer(PEOPLES.gran),
  'Teemto Pagalies': racer({
    skin: 'b06a5a',
    skull: 'bulb',
    eyes: 'small ffd36b',
    mouth: 'ring',
    growths: 'longEars a05a4c',
  }),
  'Clegg Holdfast': racer(
    { skin: '7a6a58', skull: 'wedge', eyes: 'small ffb45a', mouth: 'beak', growths: 'sideHorns d9cba0' },
    { hat: 'crashHelmet 54606f c23a2f' },
  ),
  'Dud Bolt': racer(
    { skin: '8a7a8a', skull: 'wedge', eyes: 'small ffd36b', mouth: 'tusks', top: 'oneHorn e6dcc2' },
    { place: 'translate(0 8)' },
  ),
  'Mars Guo': racer({ skin: 'c9925a', skull: 'flat', eyes: 'goggles 6d4a2e', mouth: 'fangs', top: 'ridge a5703f' }),
  'Ody Mandrell': racer(
    {
      skin: 'd9c3a0',
      skull: 'narrow',
      eyes: 'hooded 3a6a8a',
      mouth: 'line',
      growths: 'longEars d9c3a0',
      top: 'fin c0a880',
    },
    { place: 'translate(0 6)' },
  ),
  'Ratts Tyerell': racer(
    { skin: '6a7ab0', skull: 'round', eyes: 'goggles c9a23f', mouth: 'buck', growths: 'finEars 5a6aa0' },
    { place: 'translate(12 26) scale(.8)' },
  ),
  'Boles Roor': racer({ skin: 'b98a7a', skull: 'jowl', eyes: 'hooded 3a2515', mouth: 'snout', top: 'horns e6dcc2' }),
  'Elan Mak': racer(
    { skin: '8aa0a8', skull: 'tall', eyes: 'four 14181f', mouth: 'mask 6d7684' },
    { place: 'translate(6 14) scale(.9)' },
  ),
  'Neva Kee': racer({ skin: 'c9a0b0', skull: 'wide', eyes: 'side c9a0b0', mouth: 'wide', top: 'antennae b08a9a' }),
  'Wan Sandage': racer(
    { skin: '9ab0a0', skull: 'bulb', eyes: 'goggles c23a2f', mouth: 'line' },
    { hat: 'leatherCap 4a5a4a c23a2f' },
  ),
  // Senators and others
  'Passel Argente': CAST.passel,
  'Aks Moe': senator({ wear: 'toga 7a4a3a', alien: { ...PEOPLES.gran, skin: 'c08a6a' } }),
  'Baskol Yeesrim': senator({ wear: 'toga 3f5a4a', alien: { ...PEOPLES.gran, skin: 'd9b98a', mouth: 'beard e6dcc2' } }),
  'Horox Ryyder': senator({
    wear: 'toga 5a4a2a',
    alien: { skin: '9aa05a', skull: 'tall', eyes: 'side 9aa05a', mouth: 'wide', top: 'fin 7a8044' },
    place: 'translate(6 14) scale(.9)',
  }),
  'Edcel Bar Gane': senator({
    wear: 'toga 6a3a3a',
    alien: { skin: 'c9b8a0', skull: 'bulb', eyes: 'big 5a3a6a', mouth: 'line' },
  }),
  'Toonbuck Toora': senator({
    wear: 'toga 7a3a6a c98ab0',
    alien: { skin: '6a9a8a', skull: 'jowl', eyes: 'hooded e8c25a', mouth: 'lips a03a5a', growths: 'finEars 5a8a7a' },
  }),
  "Twi'lek Diplomat": senator({
    wear: 'toga 3f4f7a c9a23f',
    alien: { ...PEOPLES.twilek, skull: 'jowl', skin: '7a9ac0', growths: 'lekku 7a9ac0' },
  }),
  Aqualish: senator({ wear: 'toga 5a3a2a', alien: PEOPLES.aqualish }),
  Weequay: { scene: 'gold', held: 'pike', wear: 'vest 8a7a55 4a3626', alien: PEOPLES.weequay, place: 'translate(0 6)' },
  Nikto: { scene: 'gold', wear: 'bandolier 7a6a48', alien: PEOPLES.nikto },
  Meddun: {
    scene: 'desert',
    held: 'rifle',
    wear: 'suit 54402c 8b95a1',
    alien: { ...PEOPLES.nikto, skin: 'b5604a', top: 'spikes d9c39a' },
  },
  Quarren: { scene: 'gold', wear: 'tunic 4a5a6a 39414d', alien: PEOPLES.quarren, place: 'translate(6 14) scale(.9)' },
  'Ishi Tib': { scene: 'desert', held: 'rifle', wear: 'bandolier 6a7a5a', alien: PEOPLES.ishiTib },
  Ithorian: as(CAST.momaw, { scene: 'desert', wear: 'robe 7a4a3a c9a888' }),
  Pacithhip: { scene: 'desert', wear: 'vest 9a8a6a 54402c', alien: PEOPLES.pacithhip },
  Bith: { scene: 'gold', held: 'flute', wear: 'tunic 3a5a6a 2a3f4a', alien: { ...PEOPLES.bith, skin: 'd8c0a8' } },
  'Corix Venne': {
    scene: 'gold',
    held: 'pipe',
    wear: 'tunic 6a3a3a 3a1f22',
    alien: { ...PEOPLES.bith, skin: 'e0b8b0' },
  },
  Rodian: as(CAST.greedo, { being: () => rodian('#8a9a4a'), wear: 'bandolier 5a4a3a', scene: 'city' }),
  Chokk: { scene: 'gold', wear: 'pelt 5a4a34 8a6a44', alien: PEOPLES.klatooinian },
  'Graxol Kelvyyn and Shakka': two(
    {
      scene: 'desert',
      wear: 'toga 6a5a3a',
      alien: { skin: '8a9a5a', skull: 'tall', eyes: 'slit ffb45a', mouth: 'wide' },
    },
    {
      wear: 'toga 4a5a6a',
      alien: { skin: 'b0a07a', skull: 'flat', eyes: 'small 2a1d14', mouth: 'snout', growths: 'wolfEars a0906a' },
    },
  ),
  "Reike Th'san": {
    scene: 'gold',
    wear: 'vest 54402c 8a3f34',
    alien: { skin: '8a8ab0', skull: 'wedge', eyes: 'jewel ff9a5c', mouth: 'mandibles', top: 'antennae 7a7aa0' },
  },
  'Rum Sleg': {
    scene: 'red',
    held: 'rifle',
    wear: 'suit 4a5a3a c23a2f',
    alien: { skin: '7a8a4a', skull: 'flat', eyes: 'hooded ff7a5c', mouth: 'fangs', growths: 'finEars 6a7a40' },
  },
  'Aehrrley Rue': {
    scene: 'space',
    wear: 'flight 6a5a7a c9a23f',
    face: 'tan gaunt',
    eyes: '3f6f4a 8a4a2c',
    mouth: 'smirk',
    beard: 'chin 8a4a2c',
    hair: 'spiky 8a4a2c',
    marks: ['earring gold'],
  },
  'Jedwar Seelah': {
    scene: 'desert',
    wear: 'wrap 7a6a48 4a3a2a',
    face: 'bronze oval',
    eyes: '2a1a10 1c100a',
    beard: 'stubble 1c100a',
    marks: ['goggles 8a6a44'],
    hat: 'turban 8a6a44',
  },
  // Droids
  'R2-D2': CAST.r2d2,
  'C-3PO': {
    scene: 'desert',
    being: () => protocol('#8b95a1', '#ffdf6b'),
    over: () =>
      line('M44 60L50 72M76 60L70 72M50 94L44 112M70 94L78 112', '#c23a2f', 1.6) +
      line('M46 64L52 76M66 96L72 114', '#e8c25a', 1.4),
  },
  'TC-14': { scene: 'steel', being: () => protocol('#c9d1dc', '#8fe0ff') },
  'P-59': as(CAST.destroyerDroid, { being: () => destroyerDroid('#8a5a3a', '#ff9a8a') }),
  'OOM-9': as(CAST.battleDroid, { scene: 'plains', being: () => battleDroid('#e3b341') }),
  'OWO-1': as(CAST.battleDroid, { scene: 'steel', being: () => battleDroid('#c9a23f', '#b5a07a') }),
  'Destroyer Droid': CAST.destroyerDroid,
  'Battle Droid: Pilot': as(CAST.battleDroid, { being: () => battleDroid('#2f66c9') }),
  'Battle Droid: Security': as(CAST.battleDroid, { being: () => battleDroid('#c23a2f') }),
  'Battle Droid: Officer': as(CAST.battleDroid, { being: () => battleDroid('#e0b030') }),
  'Battle Droid: Infantry': CAST.battleDroid,
  'Pit Droid': { scene: 'desert', being: () => pitDroid() },
  'Sith Probe Droid': { scene: 'city', being: () => probe('#23262e') },
});
