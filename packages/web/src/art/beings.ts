/** Peoples with a head of their own, as everybody knows them. */
import { both, box, circle, dark, each, light, line, moved, oval, path, shaded } from './draw.ts';

/** Small, green and old. */
export const elder = (skin = '#93b668', hair = ''): string =>
  path('M22 120Q24 100 46 93H74Q96 100 98 120Z', '#a58d66') +
  path('M60 93H74Q96 100 98 120H60Z', '#6d5a40', 0.6) +
  path('M46 92L60 118L74 92Q60 100 46 92Z', '#d3c19a') +
  path('M42 60Q20 64 3 46Q24 42 44 50Z', skin) +
  path('M42 59Q22 60 9 48Q26 47 43 53Z', light('#c98f7a', 0.1)) +
  path('M78 60Q100 64 117 46Q96 42 76 50Z', dark(skin, 0.25)) +
  path('M78 59Q98 60 111 48Q94 47 77 53Z', dark('#c98f7a', 0.2)) +
  (hair === '' ? '' : path('M34 92Q26 34 60 26Q94 34 86 92L76 84H44Z', dark(hair, 0.2))) +
  shaded(
    'M38 60Q36 34 60 33Q84 34 82 60Q82 76 71 86Q60 93 49 86Q38 76 38 60Z',
    'M60 33Q84 34 82 60Q82 76 71 86Q66 90 60 91Z',
    skin,
  ) +
  line('M47 44Q60 40 73 44M49 49.5Q60 46.5 71 49.5', dark(skin, 0.28), 1.6) +
  each(
    [51, 69],
    (x) =>
      oval(x, 61, 6.4, 5, '#e9f0cf') +
      circle(x, 61.2, 3.6, '#5b4a20') +
      circle(x, 61.2, 1.7, '#120d06') +
      circle(x - 1.4, 59.6, 1, '#fff'),
  ) +
  path('M44 60Q51 51.5 58 58.5Q51 55.6 44 60ZM76 60Q69 51.5 62 58.5Q69 55.6 76 60Z', dark(skin, 0.3)) +
  path('M60 62L57 71Q60 73 63 71Z', dark(skin, 0.25)) +
  line('M51 79Q60 83 69 79', dark(skin, 0.55), 2) +
  line('M46 70Q47 74 50 76M74 70Q73 74 70 76', dark(skin, 0.3), 1.4) +
  (hair === ''
    ? line('M46 38Q44 33 40 32M74 38Q76 33 80 32M54 34Q54 29 51 27M66 34Q66 29 69 27', '#e9e6da', 1.3)
    : path('M38 58Q34 30 60 26Q86 30 82 58Q76 38 60 37Q44 38 38 58Z', hair) + circle(60, 24, 7, hair));

export const wookiee = (fur = '#75502d', belt = true): string =>
  path('M2 120Q8 96 32 88H88Q112 96 118 120Z', dark(fur, 0.2)) +
  path(
    'M28 112L20 100L30 97L22 82L32 80L25 63L34 61L29 44L38 43L36 27L46 29L48 15L56 20L60 11L64 20L72 15L74 29L84 27L82 43L91 44L86 61L95 63L88 80L98 82L90 97L100 100L92 112Z',
    fur,
  ) +
  path(
    'M60 11L64 20L72 15L74 29L84 27L82 43L91 44L86 61L95 63L88 80L98 82L90 97L100 100L92 112H60Z',
    dark(fur, 0.35),
    0.55,
  ) +
  path('M43 48Q44 34 60 36Q76 34 77 48Q79 62 72 72Q66 80 60 80Q54 80 48 72Q41 62 43 48Z', light(fur, 0.26)) +
  line('M52 20L50 38M60 16V36M68 20L70 38M46 28L45 42M74 28L75 42', dark(fur, 0.3), 2.4) +
  path('M43 47Q52 42 58 48Q60 46 62 48Q68 42 77 47L75 51Q66 49 60 53Q54 49 45 51Z', dark(fur, 0.3)) +
  each([52.5, 67.5], (x) => circle(x, 53, 2.6, '#4d86b8') + circle(x, 53, 1.2, '#140e0a')) +
  oval(60, 66, 12, 9.5, light(fur, 0.42)) +
  path('M54 59Q60 56 66 59L62 65H58Z', '#1b1310') +
  line('M60 65V69M53 70Q60 76 67 70', '#3a2415', 2) +
  path('M55.5 71.5l1.4 3 1.4-2zM64.5 71.5l-1.4 3-1.4-2z', '#fff6e4') +
  (belt
    ? path('M16 96L26 90L92 116L88 120H70Z', '#2b2019') +
      each(
        [
          [30, 98],
          [43, 103],
          [56, 108],
          [69, 113],
        ],
        ([x, y]) =>
          moved(
            `rotate(21 ${x} ${y})`,
            box(x! - 4.5, y! - 4, 9, 8, '#b9c2cc', 1.4) + box(x! - 4.5, y!, 9, 4, '#828c98'),
          ),
      )
    : path('M40 96Q60 110 80 96L84 120H36Z', '#7a2f3a') + line('M40 97Q60 111 80 97', '#e8c25a', 2));

export const rodian = (skin = '#6fa857'): string =>
  box(51, 70, 18, 20, dark(skin, 0.35)) +
  line('M48 26L40 10M72 26L80 10', dark(skin, 0.1), 4) +
  oval(39.5, 9, 5, 3.4, light(skin, 0.12), -30) +
  oval(80.5, 9, 5, 3.4, dark(skin, 0.25), 30) +
  path('M38 44L22 36Q24 50 38 56Z', dark(skin, 0.1)) +
  path('M82 44L98 36Q96 50 82 56Z', dark(skin, 0.35)) +
  path('M52 24l2-9 4 7 2-10 2 10 4-7 2 9z', '#d6b25a') +
  shaded(
    'M37 46Q37 22 60 22Q83 22 83 46Q83 60 72 69Q67 84 60 86Q53 84 48 69Q37 60 37 46Z',
    'M60 22Q83 22 83 46Q83 60 72 69Q67 84 60 86Z',
    skin,
    0.4,
  ) +
  each(
    [
      [48.5, -16],
      [71.5, 16],
    ],
    ([x, a]) =>
      oval(x!, 47, 8.6, 10.4, dark(skin, 0.3), a) +
      oval(x!, 47, 7.2, 8.8, '#10182a', a) +
      circle(x! - 2.4, 43, 1.7, '#cfe4ff') +
      circle(x! + 2, 50, 0.9, '#7fa6d9'),
  ) +
  line('M52 30Q60 27 68 30M54 34Q60 32 66 34', dark(skin, 0.3), 1.5) +
  oval(60, 76, 6, 5.4, dark(skin, 0.22)) +
  oval(60, 77, 3.2, 2.6, '#1c2a18') +
  circle(57.4, 68, 1, dark(skin, 0.6)) +
  circle(62.6, 68, 1, dark(skin, 0.6));

/** A slug of great size. */
export const hutt = (skin = '#a09a58', belly = '#c9b27c', lips = ''): string =>
  shaded(
    'M0 120Q-2 78 26 66Q24 18 60 16Q96 18 94 66Q122 78 120 120Z',
    'M60 16Q96 18 94 66Q122 78 120 120H60Z',
    skin,
    0.4,
  ) +
  path('M22 120Q26 88 60 88Q94 88 98 120Z', belly) +
  path('M60 88Q94 88 98 120H60Z', dark(belly, 0.4), 0.5) +
  both(
    path('M33 48Q42 38 54 47Q52 56 43 55Q36 54 33 48Z', '#f3c455') +
      oval(45, 49.6, 2.2, 4.6, '#1c1408') +
      path('M31 47Q42 34 56 46Q42 41 31 47Z', lips === '' ? dark(skin, 0.3) : lips),
  ) +
  line('M56 58L55 62M64 58L65 62', dark(skin, 0.6), 2.4) +
  path('M24 70Q60 86 96 70Q92 84 60 86Q28 84 24 70Z', dark(skin, 0.55)) +
  line('M22 68Q60 88 98 68', lips === '' ? dark(skin, 0.65) : lips, lips === '' ? 2.6 : 4) +
  line('M38 28Q60 20 82 28M34 34Q60 25 86 34M28 92Q60 100 92 92', dark(skin, 0.3), 1.8) +
  path('M66 80q2 8-2 9t-3-7z', '#b98a5a');

/** Blue wings and a trunk. */
export const toydarian = (skin = '#5f8fb5'): string =>
  path('M46 78Q4 66 6 14Q34 26 52 66Z', '#d6e6ef', 0.55) +
  path('M74 78Q116 66 114 14Q86 26 68 66Z', '#a9c3d2', 0.5) +
  line('M46 76Q18 54 8 18M74 76Q102 54 112 18', '#eef6fa', 1.2, 0.7) +
  path('M22 120Q26 88 60 86Q94 88 98 120Z', skin) +
  path('M34 120Q40 98 60 96Q80 98 86 120Z', '#d9cba0') +
  path('M22 120L34 94L42 120ZM98 120L86 94L78 120Z', '#7d623c') +
  shaded(
    'M36 46Q36 20 60 20Q84 20 84 46Q84 62 74 70Q66 76 60 76Q54 76 46 70Q36 62 36 46Z',
    'M60 20Q84 20 84 46Q84 62 74 70Q66 76 60 76Z',
    skin,
    0.4,
  ) +
  each(
    [
      [49, 1],
      [71, -1],
    ],
    ([x, a]) => circle(x!, 42, 7.4, '#f4e7b4') + circle(x! + a!, 43, 3, '#20140a'),
  ) +
  path('M39 38Q48 30 58 39L57 42Q48 36 40 42ZM81 38Q72 30 62 39L63 42Q72 36 80 42Z', dark(skin, 0.35)) +
  path('M52 46Q60 42 68 46Q72 62 64 74Q58 84 48 86Q42 86 42 80Q50 78 53 68Q54 58 52 46Z', light(skin, 0.1)) +
  path('M60 44Q64 44 68 46Q72 62 64 74Q58 84 48 86Q56 78 59 70Q62 58 60 44Z', dark(skin, 0.3), 0.55) +
  line('M56 54Q60 56 64 54M56 60Q60 62 64 60M54 67Q58 70 62 69', dark(skin, 0.3), 1.3) +
  path('M66 72Q76 70 78 62L80 68Q76 76 66 76Z', '#2f4a62') +
  path('M71 71l2 5 2-7z', '#fff6e4');

/** Eyes on stalks and long ears. */
export const gungan = (skin = '#d9935f', wear = '#7f5f3a', cap = ''): string =>
  path('M24 120Q28 104 50 98L60 104L70 98Q92 104 96 120Z', wear) +
  box(53, 70, 14, 32, dark(skin, 0.25)) +
  path('M44 40Q24 56 26 108Q36 104 42 84Q46 66 50 54Z', dark(skin, 0.08)) +
  path('M76 40Q96 56 94 108Q84 104 78 84Q74 66 70 54Z', dark(skin, 0.35)) +
  both(path('M28 96Q27 104 28 108Q36 104 40 90Z', dark(skin, 0.45))) +
  box(49, 20, 6, 20, skin) +
  box(65, 20, 6, 20, dark(skin, 0.2)) +
  circle(51, 18, 7.5, '#f4d98a') +
  circle(69, 18, 7.5, '#e0c074') +
  path('M43.5 17Q51 8 58.5 17Q51 14 43.5 17ZM61.5 17Q69 8 76.5 17Q69 14 61.5 17Z', dark(skin, 0.2)) +
  circle(52, 19, 2.6, '#2a1608') +
  circle(68, 19, 2.6, '#2a1608') +
  shaded(
    'M45 44Q45 32 60 32Q75 32 75 44Q86 60 84 68Q74 80 60 80Q46 80 36 68Q34 60 45 44Z',
    'M60 32Q75 32 75 44Q86 60 84 68Q74 80 60 80Z',
    skin,
  ) +
  path('M36 66Q60 76 84 66Q80 76 60 79Q40 76 36 66Z', light(skin, 0.4)) +
  line('M35 65Q60 77 85 65', dark(skin, 0.5), 2) +
  line('M56 50V56M64 50V56', dark(skin, 0.5), 2) +
  path('M46 98l14 10 14-10-4 14H50z', light(wear, 0.25)) +
  (cap === ''
    ? ''
    : path('M43 46Q42 27 60 26Q78 27 77 46Q68 38 60 38Q52 38 43 46Z', cap) +
      line('M60 27V37', dark(cap, 0.4), 2) +
      path('M46 98Q60 112 74 98L78 112Q60 120 42 112Z', cap));

/** Broad, with a short neck and heavy lids. */
export const bossGungan = (skin: string, robe: string, crown = ''): string =>
  path('M4 120Q8 92 36 84H84Q112 92 116 120Z', robe) +
  path('M60 84H84Q112 92 116 120H60Z', dark(robe, 0.4), 0.55) +
  path('M40 92Q60 112 80 92L86 120H34Z', light(robe, 0.35)) +
  path('M38 34Q16 40 20 84Q32 84 38 66ZM82 34Q104 40 100 84Q88 84 82 66Z', dark(skin, 0.2)) +
  shaded(
    'M32 62Q30 20 60 18Q90 20 88 62Q90 84 74 92Q60 98 46 92Q30 84 32 62Z',
    'M60 18Q90 20 88 62Q90 84 74 92Q66 95 60 95Z',
    skin,
  ) +
  both(
    circle(47, 38, 8.4, dark(skin, 0.15)) +
      circle(47, 39, 6, '#f4d98a') +
      circle(48, 40, 2.6, '#1c1208') +
      path('M38 38Q47 26 56 38Q47 35 38 38Z', dark(skin, 0.35)),
  ) +
  line('M32 68Q60 84 88 68', dark(skin, 0.55), 2.6) +
  path('M34 72Q60 86 86 72Q84 88 60 91Q36 88 34 72Z', light(skin, 0.25)) +
  line('M56 54V60M64 54V60', dark(skin, 0.5), 2.2) +
  line('M40 82Q60 92 80 82', dark(skin, 0.25), 1.6) +
  (crown === ''
    ? ''
    : path('M36 30Q40 10 60 8Q80 10 84 30Q72 20 60 20Q48 20 36 30Z', crown) +
      line('M60 8V-4M46 12L40 2M74 12L80 2', crown, 3));

export const jawa = (cloth = '#6a4730', eyes = '#ffb52e', strap = '#33241a'): string =>
  shaded(
    'M20 120Q16 62 32 40Q44 20 60 18Q76 20 88 40Q104 62 100 120Z',
    'M60 18Q76 20 88 40Q104 62 100 120H60Z',
    cloth,
    0.45,
  ) +
  path('M60 18Q46 12 38 22Q48 20 60 26Q72 20 80 22Q74 12 60 18Z', dark(cloth, 0.3)) +
  path('M36 80Q30 40 60 36Q90 40 84 80Q74 92 60 92Q46 92 36 80Z', dark(cloth, 0.35)) +
  path('M42 78Q37 46 60 43Q83 46 78 78Q70 87 60 87Q50 87 42 78Z', '#080605') +
  each([52, 68], (x) => circle(x, 64, 10, eyes, 0.18) + circle(x, 64, 5.6, eyes) + circle(x, 64, 3.4, '#fff1b0')) +
  path('M22 100L40 94L96 116L94 120H74Z', strap) +
  each(
    [
      [44, 101],
      [58, 106.6],
      [72, 112],
    ],
    ([x, y]) => moved(`rotate(21 ${x} ${y})`, box(x! - 5, y! - 4, 10, 9, light(strap, 0.3), 1.6)),
  );

/** `veil`: a mask over the mouth and beads in place of spikes. */
export const tusken = (cloth = '#c6a873', metal = '#8b95a1', veil = false): string =>
  path('M6 120Q12 94 40 88H80Q108 94 114 120Z', dark(cloth, 0.28)) +
  path('M60 88H80Q108 94 114 120H60Z', dark(cloth, 0.6), 0.5) +
  path('M36 90Q60 104 84 90L80 104Q60 114 40 104Z', dark(cloth, 0.4)) +
  (veil
    ? path('M34 96Q26 16 60 14Q94 16 86 96Z', dark(cloth, 0.3))
    : both(path('M44 28l-9-13 4-2 9 11zM38 40l-13-8 2-4 13 8z', metal))) +
  shaded(
    'M37 50Q37 20 60 20Q83 20 83 50Q83 74 73 86Q60 96 47 86Q37 74 37 50Z',
    'M60 20Q83 20 83 50Q83 74 73 86Q67 92 60 92Z',
    cloth,
    0.45,
  ) +
  line(
    'M38 40Q60 30 82 38M40 33Q58 26 76 30M38 62Q60 70 82 60M41 72Q60 82 79 70M46 84Q60 90 74 84',
    dark(cloth, 0.3),
    2,
  ) +
  each(
    [49.5, 70.5],
    (x, i) =>
      circle(x, 51, 9, i === 0 ? metal : dark(metal, 0.35)) +
      circle(x, 51, 6.4, '#1a1512') +
      circle(x, 51, 3.6, '#3a2f28') +
      circle(x - 2, 49, 1.3, '#d9c9a8'),
  ) +
  (veil
    ? path('M40 66Q60 60 80 66L76 92Q60 98 44 92Z', '#6d4a34') +
      each(
        [
          [48, 74],
          [56, 78],
          [64, 78],
          [72, 74],
          [52, 84],
          [60, 87],
          [68, 84],
        ],
        ([x, y]) => circle(x!, y!, 1.9, '#d9c9a8'),
      )
    : path('M52 66Q60 63 68 66L66 82Q60 86 54 82Z', metal) +
      path('M60 64.4Q64 64.4 68 66L66 82Q63 84 60 84Z', dark(metal, 0.35)) +
      line('M55.6 69.6h8.8M56 73.6h8M56.6 77.6h6.8', '#1a1512', 1.8)) +
  path('M57 55l3-5 3 5v8h-6z', dark(cloth, 0.35));

/** Red and black, crowned with horns. */
export const maul = (): string => {
  const red = '#cf2a22';
  return (
    path(
      'M44 30l-7-11 10 6zM50 25l-4-14 9 11zM60 23l-3-14h6zM70 25l4-14-9 11zM76 30l7-11-10 6zM41 40l-9-6 9 12zM79 40l9-6-9 12z',
      '#efe2c6',
    ) +
    box(51, 66, 18, 26, dark(red, 0.3)) +
    shaded(
      'M42 47Q42 25 60 25Q78 25 78 47Q78 62 71 72Q65 80 60 80Q55 80 49 72Q42 62 42 47Z',
      'M60 25Q78 25 78 47Q78 62 71 72Q65 80 60 80Z',
      red,
      0.3,
    ) +
    path(
      'M60 26V44L54 36L45 40L52 46Q46 46 43 52L50 53L46 58Q50 62 55 58L52 66L47 68L54 73L57 66L60 76L63 66L66 73L73 68L68 66L65 58Q70 62 74 58L70 53L77 52Q74 46 68 46L75 40L66 36L60 44Z',
      '#120d10',
    ) +
    path('M54 79L60 73L66 79L60 80Z', '#120d10') +
    each([53, 67], (x) => oval(x, 52, 3.8, 2.6, '#ffd23d') + circle(x, 52, 1.6, '#7a1408')) +
    line('M48 47.5L57 50.5M72 47.5L63 50.5', '#120d10', 2.4) +
    line('M54.5 70Q60 68 65.5 70', '#3a0805', 1.8)
  );
};

/** A face in the depth of a cowl. `eyes` empty: all that is seen is the mouth. */
export const cowled = (skin: string, cloth: string, iris: string): string =>
  path('M8 120Q14 96 36 88H84Q106 96 112 120Z', dark(cloth, 0.3)) +
  path('M24 112Q14 14 60 10Q106 14 96 112L78 96Q86 52 60 36Q34 52 42 96Z', cloth) +
  path('M60 10Q106 14 96 112L78 96Q86 52 60 36Z', dark(cloth, 0.6), 0.65) +
  path('M42 96Q32 48 60 33Q88 48 78 96Q60 106 42 96Z', '#07060a') +
  shaded(
    'M46 56Q47 42 60 42Q73 42 74 56Q74 70 68 80Q64 86 60 86Q56 86 52 80Q46 70 46 56Z',
    'M60 42Q73 42 74 56Q74 70 68 80Q64 86 60 86Z',
    skin,
    0.4,
  ) +
  (iris === ''
    ? path('M44 66Q44 40 60 40Q76 40 76 66Q60 58 44 66Z', '#05040a') + line('M56 64Q60 67 64 64', dark(skin, 0.4), 1.6)
    : path('M46 58Q48 44 60 44Q72 44 74 58Q68 50 60 50Q52 50 46 58Z', '#05040a', 0.62) +
      each([53, 67], (x) => oval(x, 59, 4, 2.6, '#2a1a10') + oval(x, 59, 3, 1.9, iris) + circle(x, 59, 1, '#6b1c08')) +
      line('M48 55.5L57 58M72 55.5L63 58', dark(skin, 0.6), 2) +
      line('M56 47Q60 49 64 47M54 64Q60 68 66 64', dark(skin, 0.4), 1.3)) +
  line('M50 66Q53 69 52 74M70 66Q67 69 68 74', dark(skin, 0.4), 1.3) +
  line('M54 77Q60 74.5 66 77', '#5a3a34', 1.9) +
  circle(60, 94, 3.4, '#b9c2cc');
