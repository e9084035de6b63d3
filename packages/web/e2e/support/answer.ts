/** Answers with one particular option of the engine's through the page, the way a player would. */
import type { Page } from '@playwright/test';
import type { Choice } from '../../src/session/swtcg/moment.ts';
import { holder, isNumber, isPrimary, isStop, partner } from '../../src/swtcg/choices.ts';
import type { Player } from './player.ts';
import { look, type Offer, type Sight } from './sight.ts';

/** The answer as it stands there to read, if it does. */
function asRead(choice: Choice, text: string, { offers }: Sight): Offer | undefined {
  const answers = offers.filter(({ what }) => what === 'answer');
  if (isPrimary(choice) || isStop(choice)) return answers.find(({ kind }) => kind === choice.kind);
  if (isNumber(choice)) return answers.find(({ kind, name }) => kind === choice.kind && name.endsWith(` ${choice.n}`));
  return answers.find(({ name, card }) => name === text || (card === choice.card && name === choice.text));
}

/** A number out of many is chosen with a slider. */
async function slideTo(page: Page, n: number): Promise<Sight> {
  await page.locator('.ask').getByRole('slider').fill(String(n));
  return await look(page);
}

/** `text`: what the page calls the answer. */
export async function answerWith(
  page: Page,
  player: Player,
  choice: Choice,
  text: string,
  from: Sight,
): Promise<Sight> {
  const { decision, title } = from;
  let sight = from;
  const read = (): Offer | undefined => asRead(choice, text, sight);
  if (isNumber(choice) && read() === undefined) sight = await slideTo(page, choice.n);
  // Another unit going first leads to another question with the same number.
  const isAnswered = (): boolean => sight.decision !== decision || sight.title !== title || sight.screen !== 'table';
  const card = (wanted: number): Offer | undefined =>
    sight.offers.find((offer) => offer.what === 'card' && offer.card === wanted);
  // Read it and press it; or the card, then what it does; or the card, then the other one.
  const ways = [
    read,
    () => (sight.selected === holder(choice) ? undefined : card(holder(choice))),
    read,
    () => card(partner(choice)),
    read,
  ];
  for (const way of ways) {
    const offer = way();
    if (offer === undefined) continue;
    sight = await player.take(offer, sight);
    if (isAnswered()) return sight;
  }
  throw new Error(`"${choice.text}" cannot be answered at "${from.title}"`);
}
