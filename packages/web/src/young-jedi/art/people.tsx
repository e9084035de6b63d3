/** Whom some words mean: a title, a subtitle, or what a Battle card says of its users. */
import type { ReactNode } from 'react';
import type { Chance } from '../../swtcg/art/random.ts';
import { alien } from './aliens.tsx';
import { droid } from './droids.tsx';
import { gungan } from './gungans.tsx';
import { aurra, jedi, maul, sidious } from './jedi.tsx';
import {
  anakin,
  elder,
  guard,
  handmaiden,
  official,
  padme,
  panaka,
  pilot,
  queen,
  senateGuard,
  settler,
} from './naboo.tsx';

const JEDI_NAMES =
  /Obi-Wan|Qui-Gon|Mace Windu|Yoda|Yaddle|Ki-Adi|Adi Gallia|Depa|Eeth Koth|Even Piell|Oppo Rancisis|Plo Koon|Saesee|Yarael|\bJedi\b/u;
const DROIDS = /droid|R2-D2|C-3PO|TC-14|Tank\b|OOM-9|OWO-1|P-59/iu;

/** The first that fits counts: names before callings. */
const PEOPLE: readonly (readonly [RegExp, (words: string, chance: Chance) => ReactNode])[] = [
  [/Maul/u, () => maul],
  [/Sidious/u, () => sidious],
  [/Aurra/u, () => aurra],
  [/Anakin Skywalker|^Anakin|any Anakin/u, (words) => anakin(/Pilot/u.test(words))],
  [/Padmé/u, () => padme],
  [/Rabé|Eirtaé|Sabé|Saché|Yané|^(?:any )?(?:diamond )?handmaiden/iu, (_, chance) => handmaiden(chance)],
  [/Panaka/u, () => panaka],
  [/^Queen Amidala|Amidala$/u, (_, chance) => queen(chance)],
  [JEDI_NAMES, jedi],
  [/Gungan|Jar Jar|Boss Nass|Tarpals|^Rep /u, gungan],
  [/Naboo Officer/u, () => guard('#6b2f2a', '#8a6a2a')],
  [/Naboo Security/u, () => guard('#8a5a2a', '#b98d4a')],
  [/Royal Guard/u, () => guard('#a3261f', '#7a1f1a')],
  [/Coruscant Guard|Senate Guard/u, () => senateGuard],
  [/Bravo Pilot|Ric Olié/u, () => pilot('#d9a24a')],
  [/Republic Pilot/u, () => pilot('#4a5a8a')],
  [/Republic Captain/u, () => guard('#3a4a7a', '#2a3560')],
  [/Valorum/u, () => elder('#4a5f9e')],
  [/Sio Bibble/u, () => elder('#5a3f6a')],
  [/Palpatine/u, () => elder('#7a2f3a')],
  [/Shmi|Jira|Kitster|Seek|Amee|Melee/u, (_, chance) => settler(chance)],
  [DROIDS, (words) => droid(words.split(', ')[0]!, words)],
  [/Bureaucrat|Diplomat|Council Member|Sci Taria|senator/iu, (_, chance) => official(chance)],
];

/** The figure that the words mean, or null. */
function meant(words: string, chance: Chance): ReactNode | null {
  const figure = PEOPLE.find(([pattern]) => pattern.test(words))?.[1];
  return figure?.(words, chance) ?? alien(words, chance);
}

/** The portrait of a Character. */
export function portrait(name: string, subtitle: string, chance: Chance): ReactNode {
  const words = `${name}, ${subtitle}`;
  return alien(name, chance) ?? meant(name, chance) ?? alien(words, chance) ?? meant(words, chance) ?? settler(chance);
}

/** The figures that a sentence such as "Use with A + B." names, two at most. */
export function usersIn(sentence: string, chance: Chance): ReactNode[] {
  const parts = sentence.replace(/^Use with /u, '').split(/ \+ | or | and |, | using /u);
  return parts.flatMap((part) => meant(part.trim(), chance) ?? []).slice(0, 2);
}
