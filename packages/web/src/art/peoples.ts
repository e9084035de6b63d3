/** Peoples whose members are many: each as a head that a person can be given, with clothes of their own. */
import type { Alien } from './aliens.ts';
import { both, box, circle, dark, light, line, oval, path } from './draw.ts';

export const PEOPLES = {
  bith: { skin: 'e6c9bc', skull: 'bulb', eyes: 'black 10131a', mouth: 'folds' },
  twilek: {
    skin: '6f9ed6',
    skull: 'round',
    eyes: 'hooded c9e0ff',
    mouth: 'line',
    growths: 'lekku 6f9ed6',
    top: 'flaps 3a4a68',
  },
  kaminoan: { skin: 'e6eef4', skull: 'narrow', eyes: 'black 10131a', mouth: 'line', top: 'ridge c9d6e0', neck: 14 },
  geonosian: {
    skin: 'a9744a',
    skull: 'wedge',
    eyes: 'side a9744a',
    mouth: 'mandibles',
    growths: 'wings d9bf94',
    top: 'goatHorns 8a5f3c',
  },
  neimoidian: { skin: '8fa37a', skull: 'narrow', eyes: 'slit e0502f', mouth: 'pout' },
  muun: { skin: 'c9c4b6', skull: 'tall', eyes: 'hooded 6a7a8a', mouth: 'line' },
  gossam: { skin: '9ab08a', skull: 'wedge', eyes: 'big 4a6a3a', mouth: 'line', top: 'topknot 4a3a5a', neck: 8 },
  nautolan: { skin: '6fae7f', skull: 'round', eyes: 'black 10131a', mouth: 'wide', growths: 'tresses 5f9a6f' },
  togruta: {
    skin: 'c9503a',
    skull: 'round',
    eyes: 'small 3a2a4a',
    mouth: 'lips 7a2f2a',
    growths: 'montrals e6e2f0 3f4f9a',
  },
  besalisk: {
    skin: 'a08a5a',
    skull: 'jowl',
    eyes: 'small e8c25a',
    mouth: 'wide',
    top: 'ridge 7a6840',
  },
  skakoan: { skin: '6a7a5a', skull: 'flat', eyes: 'goggles c9a23f', mouth: 'grille' },
  gran: { skin: 'd0a878', skull: 'jowl', eyes: 'three d0a878', mouth: 'snout' },
  aqualish: { skin: '6a5a4a', skull: 'round', eyes: 'jewel 1c1714', mouth: 'tusks' },
  weequay: {
    skin: '7a5a44',
    skull: 'flat',
    eyes: 'hooded c9a24a',
    mouth: 'line',
    top: 'topknot 2a1d16',
    spots: '54402f',
  },
  nikto: { skin: 'a5805c', skull: 'flat', eyes: 'black 14100c', mouth: 'line', top: 'nubs d9c39a' },
  quarren: { skin: 'c9785a', skull: 'tall', eyes: 'small 6cc4ff', mouth: 'tentacles', growths: 'finEars b0644a' },
  ishiTib: { skin: '7aa05a', skull: 'wide', eyes: 'stalks 7aa05a', mouth: 'beak' },
  pacithhip: {
    skin: '8a8a7a',
    skull: 'jowl',
    eyes: 'small 2a1d14',
    mouth: 'trunk',
    growths: 'finEars 7a7a6a',
    top: 'horns e6dcc2',
  },
  chagrian: {
    skin: '5a86c0',
    skull: 'round',
    eyes: 'hooded c9e0ff',
    mouth: 'line',
    growths: 'lekku 5a86c0',
    top: 'goatHorns 4a70a8',
  },
  rodian: {
    skin: '6fa857',
    skull: 'wedge',
    eyes: 'black 10182a',
    mouth: 'trunk',
    top: 'antennae 6fa857',
    growths: 'finEars 5f9447',
  },
  klatooinian: { skin: '6a7a4a', skull: 'jowl', eyes: 'hooded e0a53a', mouth: 'fangs', spots: '4a5834' },
} satisfies Record<string, Alien>;

/** Long ears in gold rings, a flat nose, and a grin. */
export const dug = (c = '#9a8468'): string =>
  both(
    path('M44 34Q18 34 14 62Q12 90 24 112Q31 110 30 98Q26 72 34 58Q40 50 48 50Z', dark(c, 0.12)) +
      line('M13 66Q20 70 29 66M15 84Q21 88 28 84M20 100Q25 103 30 100', '#c9a23f', 3.4),
  ) +
  path('M45 40Q45 20 60 20Q75 20 75 40Q82 54 80 66Q76 82 60 86Q44 82 40 66Q38 54 45 40Z', c) +
  path('M60 20Q75 20 75 40Q82 54 80 66Q76 82 60 86Z', dark(c, 0.4), 0.5) +
  line('M46 30Q60 20 74 30', '#54402c', 6) +
  both(circle(51, 27, 5.4, '#c9a23f') + circle(51, 27, 3.4, '#20303a')) +
  both(
    path('M44 45Q51 38 58 46Q51 51 44 45Z', '#ffb45a') +
      circle(51.4, 45, 1.8, '#120d08') +
      line('M43 41L57 43', dark(c, 0.5), 2.6),
  ) +
  path('M48 54Q60 48 72 54Q74 64 60 65Q46 64 48 54Z', light(c, 0.18)) +
  both(oval(55, 58, 2.2, 3, '#2a1a12')) +
  line('M44 70Q60 80 76 68', '#2a1a12', 2.6) +
  path('M50 72.600l2 5 2-4zM58 75l2 5 2-5zM67 73l2 4 1.600-5z', '#fff6e4') +
  line('M40 66Q34 76 36 86M80 66Q86 76 84 86', dark(c, 0.2), 3);

/** A pale head whose two thick tails are wound around the neck, one end over the chest. */
export const coiled = (c = '#e6d4c4'): string =>
  both(
    path('M48 30Q30 26 27 48Q25 72 36 98L52 92Q40 70 41 50Q43 40 54 36Z', dark(c, 0.12)) +
      line('M27.500 48Q33 53 41 50M28 62Q34 66 41 62M31 76Q37 79 45 74', dark(c, 0.4), 2),
  ) +
  path('M72 30Q90 26 93 48Q95 72 84 98L68 92Q80 70 79 50Q77 40 66 36Z', dark(c, 0.5), 0.35) +
  box(50, 72, 20, 24, dark(c, 0.34)) +
  path('M38 44Q35 12 60 11Q85 12 82 44Q82 62 72 76Q66 84 60 84Q54 84 48 76Q38 62 38 44Z', c) +
  path('M60 11Q85 12 82 44Q82 62 72 76Q66 84 60 84Z', dark(c, 0.4), 0.5) +
  both(
    path('M42 44Q50 36 58 46Q59 58 50 58Q42 56 42 44Z', '#7a5a58', 0.75) +
      path('M41 45Q48 36 59 46L58 42Q48 32 41 41Z', light(c, 0.3)) +
      oval(51, 50.6, 4.6, 3.6, '#e8402a') +
      circle(51.4, 50.8, 1.7, '#120d08'),
  ) +
  line('M57 60L56 64M63 60L64 64', dark(c, 0.5), 1.8) +
  path('M49 69Q60 66 71 69Q68 77 60 77Q52 77 49 69Z', '#3a1512') +
  path(
    'M51 69l2 4 2-4.400zM65 68.600l2 4.400 2-4zM57 76.600l1.500-3.600 1.500 3.600 1.500-3.600 1.500 3.600z',
    '#fff6e4',
  ) +
  path('M28 84Q34 94 60 95Q86 94 92 82Q100 92 94 102Q82 112 60 111Q36 112 26 102Q21 92 28 84Z', c) +
  path('M60 95Q86 94 92 82Q100 92 94 102Q82 112 60 111Z', dark(c, 0.4), 0.5) +
  path('M36 98Q28 108 32 122H50Q46 112 54 104Z', light(c, 0.08)) +
  line('M30 92Q34 98 32 104M46 97Q49 103 47 109M64 97Q66 103 64 110M80 94Q84 100 82 107', dark(c, 0.32), 1.8);

/** A long nose and dark glasses under a hood. */
export const kubaz = (): string =>
  path('M20 120Q18 24 60 14Q102 24 100 120Z', '#2b2a31') +
  path('M60 14Q102 24 100 120H60Z', '#14141a', 0.6) +
  path('M38 62Q36 32 60 30Q84 32 82 62Q80 78 60 82Q40 78 38 62Z', '#5a4a3a') +
  path('M53 56Q60 52 67 56L66 82Q64 104 50 106Q44 104 46 98Q54 92 53 56Z', '#7a6450') +
  line('M55 66h10M55 74h10M54 82h10M52 90h9', '#4a3a2c', 1.4) +
  circle(49, 52, 8.4, '#14141a') +
  circle(71, 52, 8.4, '#14141a') +
  circle(46.6, 49, 2, '#8fa0b8') +
  circle(68.6, 49, 2, '#8fa0b8');
