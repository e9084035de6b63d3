/** What the guide points at: parts of the table by name, cards by title, or the answer that the step is about. */
import type { Choice, MomentBase } from '../../session/moment.ts';

export type Mark<Place extends string> = Place | 'answer' | { readonly card: string };

export interface Pointing<Place extends string> {
  /** Where the parts of the table are, as selectors. */
  readonly places: Readonly<Record<Place, string>>;
  /** By step, what each page points at. A page that is not listed points at the answer. */
  readonly marks: Readonly<Partial<Record<string, readonly (readonly Mark<Place>[])[]>>>;
  /** The answers that stand on buttons: what the button is called, or null. */
  readonly buttonOf: (choice: Choice) => string | null;
  /** The card that is clicked for an answer. */
  readonly cardOf: (choice: Choice) => number;
}

const isSeen = (selector: string): boolean =>
  [...document.querySelectorAll<HTMLElement>(selector)].some((element) => element.offsetParent !== null);

function placesOfAnswer<P extends string>({ buttonOf, cardOf }: Pointing<P>, choices: readonly Choice[]): string[] {
  const [choice] = choices;
  if (choice === undefined || choices.length > 1) return [];
  const button = buttonOf(choice);
  if (button !== null) return [`[data-choice="${button}"]`];
  // On a small screen the card may be folded away: then it is the button.
  const onTable = `[data-card="${cardOf(choice)}"]`;
  return [isSeen(onTable) ? onTable : '.ask .answer'];
}

/** The selectors of what this page of the step points at. */
export function pointsAt<P extends string>(
  pointing: Pointing<P>,
  at: { readonly step: string; readonly page: number; readonly moment: MomentBase },
  facts: ReadonlyMap<string, { readonly id: string; readonly title: string }>,
): string[] {
  const marks: readonly Mark<P>[] = pointing.marks[at.step]?.[at.page] ?? ['answer'];
  return marks.flatMap((mark) => {
    if (mark === 'answer') return placesOfAnswer(pointing, at.moment.question?.choices ?? []);
    if (typeof mark === 'string') return [pointing.places[mark]];
    const faces = [...facts.values()].filter(({ title }) => title === mark.card);
    return faces.map(({ id }) => `.arenas [data-face="${id}"]`);
  });
}
