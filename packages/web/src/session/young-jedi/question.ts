/** The open question as the page asks it. */
import type { Option } from '@dejarik/kernel';
import type { Asked, Choice } from '../moment.ts';
import { describeOption, type YjTable, type YoungJedi } from './engine.ts';
import { faceOf } from './views.ts';

/** Options that read the same are the same, as of two copies of a card: they stand once. A plan needs each copy. */
function choicesOf(game: YoungJedi, g: YjTable, options: readonly Option[], failed: readonly number[]): Choice[] {
  const seen = new Set<string>();
  return options.flatMap((option, index): Choice[] => {
    if (failed.includes(index)) return [];
    const { kind, card, target, n } = option;
    const text = describeOption(g, option);
    if (kind !== 'plan' && seen.has(text)) return [];
    seen.add(text);
    return [{ index, kind, text, card, face: card < 0 ? null : faceOf(game, g.state, card), target, n }];
  });
}

/** `only`: the one option that a guided game offers now, or -1. */
export function askedOf(game: YoungJedi, g: YjTable, viewer: number, only = -1): Asked | null {
  const s = g.state;
  const { question } = s;
  if (question === null) return null;
  const { seat, kind, about, options } = question;
  if (seat !== viewer) return { seat, kind, about: -1, aboutFace: null, choices: [] };
  return {
    seat,
    kind,
    about,
    aboutFace: about < 0 ? null : faceOf(game, s, about),
    choices: choicesOf(game, g, options, s.failed).filter(({ index }) => only < 0 || index === only),
  };
}
