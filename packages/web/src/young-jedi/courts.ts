/** Those of Young Jedi by name: the Council, the courts of Naboo and Coruscant, the Gungans, and the Trade Federation. */
import { byName } from '@dejarik/kernel/words';
import { bossGungan, elder, gungan, wookiee } from '../art/beings.ts';
import { CAST } from '../art/cast.ts';
import { line, path } from '../art/draw.ts';
import { PEOPLES } from '../art/peoples.ts';
import type { Look } from '../art/portrait.ts';

const handmaiden = (hood: string, change: Partial<Look>): Look => ({
  scene: 'plaza',
  wear: `cloak ${hood} e8c25a`,
  face: 'fair soft',
  eyes: '4a2c1a 3a2416',
  lips: 'b5483f',
  hair: 'centre 4a2e1c',
  hat: `shawl ${hood}`,
  ...change,
});
const pilot = (skin: string, change: Partial<Look>): Look => ({
  scene: 'plaza',
  wear: 'flight c9a23f 6d2130',
  face: `${skin} square`,
  eyes: '3a4a5a 5a4030',
  hat: 'leatherCap 7a4a2c',
  ...change,
});
const jedi = (change: Partial<Look>): Look => ({ scene: 'city', held: 'blue', wear: 'robe 6a4a30 e0d2b2', ...change });
const naboo = (change: Partial<Look>): Look => ({
  scene: 'plaza',
  face: 'tan square',
  eyes: '3a2515 3a2515',
  ...change,
});
const neimoidian = (change: Partial<Look>): Look => ({
  scene: 'steel',
  wear: 'toga 6a4a5a',
  alien: PEOPLES.neimoidian,
  ...change,
});
const senator = (change: Partial<Look>): Look => ({ scene: 'senate', wear: 'toga 4a3d68', ...change });

export const COURTS = byName<Look>({
  // Jedi
  'Obi-Wan Kenobi': CAST.obiwan,
  'Qui-Gon Jinn': CAST.quigon,
  'Mace Windu': CAST.mace,
  Yoda: CAST.yoda,
  Yaddle: { scene: 'city', held: 'shortBlue', being: () => elder('#a8b070', '#8a5f3c'), rim: 'M76 93Q96 100 98 120' },
  'Plo Koon': CAST.plokoon,
  'Ki-Adi-Mundi': jedi({
    alien: { skin: 'e6c7aa', skull: 'tall', eyes: 'small 4a5a66', mouth: 'beard e6e2d8' },
    place: 'translate(6 12) scale(.9)',
  }),
  'Adi Gallia': jedi({
    wear: 'robe 5a2f34 c9a888',
    alien: {
      skin: '7a4e33',
      skull: 'round',
      eyes: 'small 2f5f94',
      mouth: 'lips 6d2a2a',
      growths: 'tresses e6dcc2',
      top: 'tassel e6dcc2',
    },
  }),
  'Depa Billaba': jedi({
    held: 'green',
    wear: 'robe 6a5a3a d8c7a3',
    back: 'low 241610',
    face: 'bronze soft',
    eyes: '2a1a10 1c100a',
    hair: 'crown 2a1a12',
    marks: ['beads e8c25a'],
  }),
  'Eeth Koth': jedi({
    held: 'green',
    wear: 'robe 4f3a2c b59a70',
    back: 'flowing 2b1a12',
    face: 'bronze oval',
    eyes: '3a2515 2b1a10',
    marks: ['zabrak 5a3020'],
    hair: 'back 2b1a12',
    over: () =>
      path(
        'M46 30l-4-12 9 9zM54 26l-2-15 7 13zM66 26l2-15-7 13zM74 30l4-12-9 9zM42 38l-8-6 7 11zM78 38l8-6-7 11z',
        '#e6d8b8',
      ),
  }),
  'Even Piell': jedi({
    alien: {
      skin: 'c08a78',
      skull: 'round',
      eyes: 'hooded 6a8a4a',
      mouth: 'line',
      growths: 'longEars c08a78',
      top: 'topknot 2b1a12',
    },
    marks: ['scar 7a2f2a'],
    place: 'translate(7 16) scale(.88)',
  }),
  'Oppo Rancisis': jedi({
    held: 'green',
    wear: 'robe 5a4a3a',
    alien: {
      skin: 'c9b08a',
      skull: 'round',
      eyes: 'slit e8c25a',
      mouth: 'beard f0ece2',
      growths: 'mane e6e2d8',
      top: 'tuft f0ece2',
    },
  }),
  'Saesee Tiin': jedi({
    held: 'green',
    wear: 'robe 4a3626',
    alien: { skin: 'c07a5a', skull: 'round', eyes: 'hooded e8c25a', mouth: 'line', growths: 'sideHorns a5644a' },
  }),
  'Yarael Poof': jedi({
    alien: { skin: 'e6d0c0', skull: 'narrow', eyes: 'small 3a4a5a', mouth: 'line', neck: 22 },
    place: 'translate(10 24) scale(.82)',
  }),
  'Anakin Skywalker': {
    scene: 'desert',
    wear: 'wrap cfc0a0 8a7a60',
    face: 'fair child',
    eyes: '3f6f9c 9a7a44',
    mouth: 'smile',
    hair: 'bowl b98d4a',
  },
  'Shmi Skywalker': {
    scene: 'desert',
    back: 'low 5a4030',
    wear: 'tunic 6a6058 cream',
    face: 'tan soft',
    eyes: '3a2515 3a2515',
    mouth: 'smile',
    marks: ['wrinkles b58a64'],
    hair: 'centre 5a4030',
  },
  // Naboo
  'Queen Amidala': {
    scene: 'plaza',
    wear: 'gown a02a2c e8c25a',
    face: 'f4ece6 soft',
    eyes: '4a2c1a 3a2416',
    lips: 'c23a3a',
    marks: ['paint c23a3a'],
    hat: 'royal 2a1a14',
  },
  'Padmé Naberrie': {
    scene: 'desert',
    wear: 'tunic 7a8aa0 54606f',
    face: 'efc9a6 soft',
    eyes: '4a2c1a 3a2416',
    lips: 'b5483f',
    mouth: 'smile',
    hair: 'braids 4a2e1c',
  },
  Sabé: {
    place: 'translate(0 5)',
    scene: 'plaza',
    wear: 'gown 1f2230 8b95a1 c23a2f',
    face: 'f4ece6 soft',
    eyes: '4a2c1a 3a2416',
    lips: 'c23a3a',
    marks: ['paint c23a3a'],
    hat: 'plumes 20222c 8b95a1',
  },
  Rabé: handmaiden('e07f33', { face: 'tan soft', hair: 'crown 2b1a12' }),
  Eirtaé: handmaiden('c9552f', { hair: 'centre c9a860', eyes: '3f6f9c 9a7a44' }),
  Saché: handmaiden('d9a23f', { face: 'olive soft', hair: 'centre 241610', mouth: 'smile' }),
  Yané: handmaiden('b5762c', { face: 'fair child', hair: 'centre 7a4a2c' }),
  'Captain Panaka': naboo({
    wear: 'guard 3a2a34 7a2f34',
    face: 'brown square',
    eyes: '1c100a 28160d',
    mood: 'mad',
    hat: 'naboo 3a2a22',
    held: 'pistol',
  }),
  'Ric Olié': pilot('tan', { hair: 'waves 7a6a58', beard: 'stubble 6a5a48', marks: ['wrinkles b58a64'] }),
  'Sio Bibble': CAST.sioBibble,
  'Naboo Officer': naboo({ held: 'pistol', wear: 'guard 26365a c9a23f', face: 'fair square', hat: 'naboo 26365a' }),
  'Naboo Security': naboo({ held: 'rifle', wear: 'guard 7a2f34 c9a23f', hat: 'naboo 4a3a2c' }),
  'Royal Guard': naboo({ held: 'rifle', wear: 'guard 5a2a44 d9b95a', face: 'brown square', hat: 'naboo 6d2130' }),
  'Bravo Pilot': pilot('brown', { marks: ['goggles c9a23f'] }),
  'Naboo Bureaucrat': naboo({
    wear: 'toga 5a6a4a c9b890',
    face: 'old gaunt',
    hair: 'fringe d8d4ca',
    beard: 'moustache d8d4ca',
  }),
  'Council Member': naboo({ wear: 'toga 3f5a6a d8c7a3', face: 'brown round', hat: 'turban 6d2130' }),
  // Gungans
  'Jar Jar Binks': CAST.jarjar,
  'Boss Nass': CAST.bossNass,
  'Captain Tarpals': {
    scene: 'swamp',
    held: 'electropole',
    being: () => gungan('#b08a5a', '#4a5a3a', '#6d4a2e'),
    over: () => line('M40 72Q44 92 38 100M80 72Q76 92 82 100', '#8a6a44', 3.4),
  },
  'Rep Been': { scene: 'swamp', being: () => bossGungan('#c09a6a', '#4a5a6a') },
  'Rep Officer': { scene: 'swamp', being: () => bossGungan('#9a8a5a', '#5a3a5a', '#8b95a1'), place: 'translate(0 8)' },
  'Gungan Official': { scene: 'swamp', being: () => bossGungan('#8a9a6a', '#8a6a3a') },
  'Gungan General': {
    scene: 'swamp',
    being: () => bossGungan('#7a9a7a', '#6d4a2e', '#7a2f34'),
    place: 'translate(0 8)',
  },
  'Gungan Soldier': { scene: 'plains', held: 'electropole', being: () => gungan('#c98a5c', '#5a4a34', '#8a7a55') },
  'Gungan Guard': { scene: 'water', held: 'electropole', being: () => gungan('#9aa06a', '#3f5a5a', '#2f4a4a') },
  'Gungan Warrior': { scene: 'plains', held: 'electropole', being: () => gungan('#a86f4a', '#4a3a2c', '#54402c') },
  // Coruscant
  Valorum: {
    scene: 'senate',
    wear: 'toga 3f4f7a d8d4ca',
    face: 'old square',
    eyes: '3f6f9c c9c4ba',
    marks: ['wrinkles b39a86'],
    hair: 'quiff d0ccc2',
  },
  'Mas Amedda': senator({ held: 'cane', wear: 'toga 2f4f8a c9a23f', alien: PEOPLES.chagrian, place: 'translate(0 8)' }),
  'Sci Taria': {
    scene: 'senate',
    back: 'bob 8a4a2c',
    wear: 'toga 5a6a8a',
    face: 'fair soft',
    eyes: '3f6f4a 7a4a28',
    hair: 'centre 9a5430',
    hat: 'headband c9a23f',
  },
  'Republic Captain': {
    scene: 'space',
    wear: 'uniform 2f4a86 gold',
    face: 'tan oval',
    eyes: '3a2515 3a2515',
    hair: 'bowl 4a2e1c',
    hat: 'officerCap 2f4a86',
  },
  'Republic Pilot': {
    scene: 'space',
    wear: 'flight 3f5f9a',
    face: 'brown oval',
    eyes: '1c100a 1c100a',
    hat: 'crashHelmet 3f5f9a c23a2f',
  },
  'Coruscant Guard': {
    place: 'translate(0 5)',
    scene: 'senate',
    held: 'rifle',
    wear: 'guard 2f4a86 5a7ac0',
    face: 'tan square',
    eyes: '3a2515 3a2515',
    hat: 'guardPlume 2f4a9a 8fa8e0',
  },
  'Wookiee Senator': senator({ being: () => wookiee('#8a6a44', false) }),
  'Galactic Senator': senator({
    wear: 'toga 5a3a4a',
    face: 'olive gaunt',
    eyes: '3a2515 3a2515',
    hat: 'mitre 5a3a6a',
    place: 'translate(0 8)',
  }),
  'Alderaan Diplomat': senator({
    wear: 'cloak 3a4a6a silver',
    face: 'fair oval',
    eyes: '3f6f9c 5a4030',
    hair: 'parted 5a4030',
    beard: 'pointed 5a4030',
  }),
  'Galactic Delegate': senator({
    place: 'translate(0 6)',
    wear: 'toga 3a2a3a',
    alien: { skin: 'b07a9a', skull: 'wedge', eyes: 'jewel e8c25a', mouth: 'pout', top: 'fin 8a5a7a' },
  }),
  // Neimoidians
  'Nute Gunray': CAST.nute,
  'Rune Haako': neimoidian({ wear: 'toga 5a3a6a 7a5a8a', hat: 'tall 4a2f5a', place: 'translate(0 4)' }),
  'Lott Dod': neimoidian({ scene: 'senate', wear: 'toga 3a5a4a 5f8a6a', hat: 'mitre 3f5f4a', place: 'translate(0 8)' }),
  'Daultay Dofine': neimoidian({ wear: 'toga 6d3a2a a5703f', hat: 'flatHat 5a2f24' }),
  'Tey How': neimoidian({
    wear: 'suit 5a4a6a 6cc4ff',
    hat: 'headset e8c25a',
    alien: { ...PEOPLES.neimoidian, skin: 'a0ae8a' },
  }),
  'Sil Unch': neimoidian({
    wear: 'suit 6a5a3a ffb45a',
    hat: 'headset 8b95a1',
    alien: { ...PEOPLES.neimoidian, skin: '7f936a' },
  }),
  Neimoidian: neimoidian({ wear: 'flight 5a5a68 39414d', hat: 'crashHelmet 54606f e0502f' }),
  'Neimoidian Aide': neimoidian({ wear: 'toga 4a4a5a', hat: 'cap 5a4a6a' }),
  'Neimoidian Advisor': neimoidian({ wear: 'toga 5a4a3a', hat: 'turban 6a3a4a' }),
});
