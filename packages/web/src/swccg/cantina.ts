/** Aliens of the Star Wars CCG, by name: those of the cantina, and those whom Effects and Interrupts are named after. */
import { byName } from '@dejarik/kernel/words';
import type { Alien } from '../art/aliens.ts';
import { jawa, rodian } from '../art/beings.ts';
import { CAST } from '../art/cast.ts';
import { both, circle, dark, line, moved, path } from '../art/draw.ts';
import { as } from '../art/named.ts';
import { kubaz, PEOPLES } from '../art/peoples.ts';
import { figureOf, type Look } from '../art/portrait.ts';

const guest = (alien: Alien, wear: Look['wear'], change: Partial<Look> = {}): Look => ({
  scene: 'cantina',
  ...(wear === undefined ? {} : { wear }),
  alien,
  ...change,
});
const bith = (skin: string, wear: Look['wear'], held: NonNullable<Look['held']>): Look =>
  guest({ ...PEOPLES.bith, skin }, wear, { held });
const human = (face: NonNullable<Look['face']>, change: Partial<Look>): Look => ({
  scene: 'cantina',
  face,
  eyes: '3a2515 3a2515',
  ...change,
});

const DUROS: Alien = { skin: '6f9a9a', skull: 'bulb', eyes: 'slit e0502f', mouth: 'line' };
const SNIVVIAN: Alien = { skin: 'b08a78', skull: 'jowl', eyes: 'small 2a1d14', mouth: 'snout', top: 'tuft 5a4034' };
const ARCONA: Alien = { skin: '5a4a3a', skull: 'wide', eyes: 'glow 9acb4a', mouth: 'line' };
const SAURIN: Alien = { skin: '6a8a4a', skull: 'wedge', eyes: 'slit ffb45a', mouth: 'fangs', top: 'spikes 4a6a34' };
/** Two sisters, as like as two can be. */
const sister = (x: number, y: number, scale: number): string =>
  moved(
    `translate(${x} ${y}) scale(${scale})`,
    figureOf({
      back: 'bob 3a2416',
      wear: 'tunic 8a5a6a 54303c',
      face: 'tan soft',
      eyes: '3a2515 241610',
      lips: 'a03a4a',
      hair: 'crown 4a2e1c',
    }),
  );
/** A leech of a head on a long body. */
const lamproid = (): string =>
  line('M60 130Q20 104 44 80Q76 62 58 40', '#a05a6a', 22) +
  line('M60 130Q20 104 44 80Q76 62 58 40', '#c98a92', 7) +
  circle(56, 36, 20, '#b06a76') +
  circle(56, 36, 13, '#3a0f18') +
  path('M44 30l5 6 3-9 4 8 4-9 3 9 5-5-3 12H47z', '#f1ead8') +
  both(line('M46 20Q40 8 30 6', '#a05a6a', 3) + circle(29, 6, 3.4, '#ffd36b'));
/** A mantis of man's height. */
const mantis: Alien = {
  skin: '7aa05a',
  skull: 'wedge',
  eyes: 'compound 2f3f1f',
  mouth: 'mandibles',
  top: 'antennae 6a8a4a',
  growths: 'arms 6a904f',
};

export const CANTINA = byName<Look>({
  Greedo: CAST.greedo,
  "URoRRuR'R'R": CAST.uroror,
  'Dannik Jerriko': CAST.dannik,
  Wuher: CAST.wuher,
  'Momaw Nadon': CAST.momaw,
  "Figrin D'an": CAST.figrin,
  Garindan: { scene: 'desert', being: kubaz },
  'Ponda Baba': guest(PEOPLES.aqualish, 'vest b5703f 4a3a2c 8a6a48'),
  'Dr. Evazan': human('tan square', {
    wear: 'tunic 8a7a55 54402c',
    mood: 'mad',
    mouth: 'frown',
    marks: ['noseDent 8a4a3a', 'scar 8a4a3a'],
    hair: 'shag 4a3626',
  }),
  Labria: guest(
    { skin: 'b54a34', skull: 'round', eyes: 'hooded ffd36b', mouth: 'fangs', top: 'goatHorns e6dcc2' },
    'cloak 2b2a31 8b95a1',
    { place: 'translate(4 10) scale(.93)' },
  ),
  Kabe: guest(
    { skin: '8a6a4c', skull: 'round', eyes: 'small 14100c', mouth: 'buck', growths: 'batEars 8a6a4c' },
    'wrap 6a5a48 3a2f28',
    { place: 'translate(9 20) scale(.85)' },
  ),
  'Danz Borin': human('tan gaunt', {
    held: 'pistol',
    wear: 'vest 6a6a5a 39414d',
    mouth: 'smirk',
    hat: 'flatHat 4a4038',
    beard: 'moustache 4a3626',
  }),
  Dathcha: as(CAST.jawa, { being: () => jawa('#54402c', '#ff8a3a', '#7a2f22') }),
  'Het Nkik': as(CAST.jawa, { held: 'rifle', being: () => jawa('#7a5a3a', '#ffd23d', '#2b2019') }),
  Jawa: CAST.jawa,
  'Tusken Raider': CAST.tusken,
  Rodian: as(CAST.greedo, { wear: 'bandolier 5a4a3a', being: () => rodian('#8a9a4a') }),
  'Djas Puhr': human('6d4632 gaunt', { held: 'pistol', wear: 'cloak 3a2a3a c9a23f', mood: 'mad', eyes: 'c9a23f' }),
  'Feltipern Trevagg': guest(
    { skin: 'a8906a', skull: 'wedge', eyes: 'hooded e0502f', mouth: 'beard 8a7450', top: 'cones c0a880' },
    'toga 5a4a3a',
  ),
  'Hem Dazon': guest({ ...ARCONA, skin: '6a5440' }, 'vest 8a6a48 3a2f28'),
  Arcona: guest(ARCONA, 'tunic 54606f 39414d'),
  "Kitik Keed'kak": guest(mantis, undefined),
  Tzizvvt: guest(
    { skin: 'a5803f', skull: 'bulb', eyes: 'compound 3a1f14', mouth: 'mandibles', top: 'antennae 8a6a34' },
    'wrap 6a5a3a 4a3f2a',
  ),
  "Lirin Car'n": bith('dfbfa8', 'tunic 4a5a3a 2f3a26', 'pipe'),
  "Tech Mo'r": bith('e6c0c8', 'tunic 3a3f5a 26293a', 'flute'),
  "Doikk Na'ts": bith('ead8c0', 'tunic 6a4a2a 402c1a', 'horn'),
  "Ickabel G'ont": bith('d0b0a0', 'tunic 5a2a3a 361a24', 'flute'),
  'Nalan Cheel': bith('e0d0c8', 'tunic 2a4a5a 1a2f3a', 'pipe'),
  "M'iiyoom Onith": guest(
    { skin: 'c0b0a8', skull: 'tall', eyes: 'small 2a1d34', mouth: 'wide', top: 'nubs 9a8a82' },
    'dress 6a5a7a',
    { place: 'translate(6 14) scale(.9)' },
  ),
  Mosep: guest(
    { skin: '8a8a6a', skull: 'jowl', eyes: 'big 6a4a2a', mouth: 'buck', growths: 'longEars 7a7a5c' },
    'toga 4a5a4a',
  ),
  Myo: guest({ skin: 'a08a6a', skull: 'jowl', eyes: 'one 8a3a2a', mouth: 'fangs' }, 'pelt 5a4a34 7a6248'),
  Prophetess: human('pale gaunt', {
    wear: 'cloak 3a2a4a 6cc4ff',
    eyes: 'c9d6e0',
    marks: ['paleEyes ffffff', 'beads 6cc4ff'],
    hat: 'hood 3a2a4a',
  }),
  Reegesk: guest(
    { skin: '6a5a4c', skull: 'wedge', eyes: 'small c23a2f', mouth: 'buck', growths: 'roundEars 6a5a4c' },
    'wrap 54483a 2f2820',
    { place: 'translate(9 20) scale(.85)' },
  ),
  'Tonnika Sisters': { scene: 'cantina', being: () => sister(34, 6, 0.72) + sister(-4, 22, 0.82) },
  Advosze: guest(
    {
      skin: 'a5705a',
      skull: 'round',
      eyes: 'black 14100c',
      mouth: 'pout',
      top: 'oneHorn e6dcc2',
      growths: 'longEars 95604c',
    },
    'tunic 4a5a6a 2f3a46',
    { place: 'translate(4 8) scale(.93)' },
  ),
  Defel: {
    scene: 'cantina',
    being: () =>
      figureOf({
        wear: 'pelt 14141a 1d1d26',
        alien: { skin: '1d1d26', skull: 'wedge', eyes: 'glow ff3b3b', mouth: 'fangs', growths: 'wolfEars 1d1d26' },
      }),
  },
  BoShek: human('tan square', {
    wear: 'flight 54606f c9a23f',
    mouth: 'smirk',
    beard: 'full 2b1a10',
    hair: 'parted 2b1a10',
  }),
  Brainiac: guest(
    { skin: 'd0b0b8', skull: 'round', eyes: 'small 3a2a3a', mouth: 'line', top: 'brain e0b8c0' },
    'tunic 6a6a7a 3f3f4a',
    { place: 'translate(3 6) scale(.95)' },
  ),
  'Dice Ibegon': { scene: 'cantina', being: lamproid },
  'Garouf Lafoe': human('old gaunt', {
    wear: 'vest 8a8a78 54483a',
    hair: 'spiky c9c4ba',
    beard: 'chin c9c4ba',
    marks: ['wrinkles b39a86'],
  }),
  Hunchback: human('olive round', {
    wear: 'cloak 4a3a2c 8a6a44',
    hat: 'hood 54402c',
    beard: 'stubble 3a2515',
    place: 'translate(4 14) rotate(5 60 60) scale(.94)',
  }),
  "Kal'Falnl C'ndros": guest(
    { skin: '9aa8b8', skull: 'narrow', eyes: 'side 9aa8b8', mouth: 'beak', top: 'tuft c23a2f', neck: 12 },
    'flight 5a6a4a 39414d',
    { place: 'translate(6 14) scale(.9)' },
  ),
  'Leesub Sirln': guest(
    { skin: 'b5c0b0', skull: 'narrow', eyes: 'jewel 6a8ab0', mouth: 'lips 8a5a6a', growths: 'cape 4a6a5a' },
    'dress 5a7a6a',
  ),
  Wioslea: guest({ skin: '8a7a9a', skull: 'bulb', eyes: 'four 14181f', mouth: 'mandibles' }, 'cloak 3f4a3a c9a23f'),
  Zutton: guest(SNIVVIAN, 'vest a5402f 54303c'),
  Corellian: human('fair square', {
    held: 'pistol',
    wear: 'vest d8cdb6 4a3a2c',
    hair: 'quiff 7a5630',
    beard: 'stubble 7a5630',
  }),
  Saurin: guest(SAURIN, 'bandolier 7a6a4a'),
  'Shistavanen Wolfman': guest(
    { skin: '5c4a3c', skull: 'wedge', eyes: 'glow ffb52e', mouth: 'snout', growths: 'wolfEars 5c4a3c' },
    'pelt 4a3a2e 6a5442',
  ),
  Talz: guest(
    { skin: 'e6e8ec', skull: 'round', eyes: 'four 14181f', mouth: 'trunk', growths: 'mane dfe3ea' },
    undefined,
  ),
  // Those who lend an Effect or an Interrupt their name
  'Baniss Keeg': guest(DUROS, 'flight 54606f 8b95a1'),
  'Ellorrs Madak': guest({ ...DUROS, skin: '7aa8a0' }, 'vest 8a7a55 4a3a2c'),
  'Ket Maliss': {
    scene: 'cantina',
    being: () =>
      path('M14 120Q14 20 60 12Q106 20 106 120Z', '#2a2530') +
      path('M60 12Q106 20 106 120H60Z', dark('#2a2530', 0.5), 0.6) +
      path('M40 70Q40 40 60 38Q80 40 80 70Q60 82 40 70Z', '#08070a') +
      line('M46 56L56 60M74 56L64 60', '#c23a2f', 3),
  },
  'Swilla Corey': human('fair soft', {
    back: 'flowing 8a5430',
    wear: 'corset fair 7a3a5a',
    lips: 'b04a4a',
    mouth: 'smirk',
    hair: 'waves 9a6038',
  }),
  'Merc Sunlet': human('brown oval', { wear: 'flight 8a6a2c 39414d', mouth: 'smile', hair: 'curls 1c120c' }),
  'Rycar Ryjerd': guest(
    { skin: 'c9a080', skull: 'round', eyes: 'big 4a3a2a', mouth: 'pout', growths: 'roundEars b98f70' },
    'toga 7a5a3a',
    { place: 'translate(9 20) scale(.85)' },
  ),
  "Sai'torr Kal Fas": guest({ ...SAURIN, skin: '8a9a5a', top: 'ridge 6a7a40' }, 'robe 4a5a6a'),
  Solomahal: guest(
    {
      skin: '9a8a6a',
      skull: 'jowl',
      eyes: 'hooded 2a1d14',
      mouth: 'snout',
      top: 'flaps 7a6a4c',
      growths: 'droopEars 8a7a5c',
    },
    'trooper 8a8a70 54583f',
  ),
  'Yerka Mig': human('olive round', {
    wear: 'uniform 54606f silver',
    eyes: '3a2515 241610',
    hair: 'buzz 241610',
    mouth: 'frown',
    beard: 'pointed 241610',
  }),
  'Elis Helrot': guest({ skin: 'd8d4c4', skull: 'tall', eyes: 'black 14100c', mouth: 'line' }, 'flight 39414d 8b95a1', {
    place: 'translate(5 9) scale(.92)',
  }),
  'Trinto Duaba': human('b8a890 gaunt', {
    wear: 'tunic 5a5248 39332c',
    eyes: 'c9c4ba',
    mood: 'mad',
    hair: 'fringe 54483c',
    marks: ['hollow 7a6a58'],
  }),
  'Nabrun Leids': guest(
    { skin: '7a8a6a', skull: 'tall', eyes: 'goggles 8b95a1', mouth: 'mask 6d7684', growths: 'arms 7a8a6a' },
    'flight 54483a 2f2820',
    { place: 'translate(6 14) scale(.9)' },
  ),
  Takeel: guest({ ...SNIVVIAN, skin: '9a7868' }, 'bandolier 54483a'),
  'Nevar Yalnal': guest(
    { skin: '8a7458', skull: 'wedge', eyes: 'small 14100c', mouth: 'buck', growths: 'longEars 7a664c' },
    'vest 54606f 2f3a46',
  ),
});
