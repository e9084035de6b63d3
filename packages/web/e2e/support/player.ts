/** Plays by what the page offers: looks at the question and the glowing cards, chooses by a seed, and uses its hands. */
import type { Locator, Page } from '@playwright/test';
import { firstQuestion, look, lookAfter, type Offer, type Sight } from './sight.ts';

/** How an offer is taken: with a mouse, a finger, keys, or by its name. */
export type Hands = (page: Page, offer: Offer, sight: Sight) => Promise<void>;

function inSight({ at, name }: Offer): readonly [number, number] {
  if (at === null) throw new Error(`"${name}" is offered, but nothing of it is in sight to be clicked`);
  return at;
}

export const mouse: Hands = async (page, offer) => {
  const [x, y] = inSight(offer);
  await page.mouse.click(x, y);
};

export const finger: Hands = async (page, offer) => {
  const [x, y] = inSight(offer);
  await page.touchscreen.tap(x, y);
};

/** How much an answer is liked; what is not listed is liked like a card that glows. */
const LIKING: Readonly<Record<string, number>> = {
  attack: 6,
  deploy: 6,
  setUp: 6,
  complete: 3,
  counters: 3,
  pass: 3,
  done: 1,
  stop: 0.01,
  skip: 0.1,
  retreat: 0.2,
  partial: 0.2,
  decline: 0.5,
};
const COMMON = 2;
/** In a retreat step most units stay. */
const STAY = 8;

const PRIMARY: ReadonlySet<string> = new Set(['pass', 'done', 'stop']);
/** So many picks without an answer are no play any more. */
const DITHERING = 6;
const REMEMBERED = 12;

async function middleOf(button: Locator): Promise<readonly [number, number] | null> {
  const box = await button.boundingBox();
  return box === null ? null : [box.x + box.width / 2, box.y + box.height / 2];
}

export class Player {
  readonly #page: Page;
  readonly #hands: Hands;
  readonly #liking: Readonly<Record<string, number>>;
  #random: number;
  readonly #trail: string[] = [];
  /** Answers given so far, and everything that was pressed for them. */
  answers = 0;
  presses = 0;

  /** `liking`: other likings than the common ones. */
  constructor(page: Page, hands: Hands = mouse, seed = 1, liking: Readonly<Record<string, number>> = {}) {
    this.#page = page;
    this.#hands = hands;
    this.#random = seed;
    this.#liking = { ...LIKING, ...liking };
  }

  /** Mulberry32: the same seed plays the same. */
  #chance(): number {
    this.#random = (this.#random + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#random ^ (this.#random >>> 15), 1 | this.#random);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  #choose(sight: Sight, dithering: number): Offer {
    const { offers, selected, title } = sight;
    const sure = offers.filter(({ what }) => what === 'answer');
    // With a card in hand the play goes on with it; whoever cannot decide takes an answer that stands there to read.
    const wanted =
      dithering >= DITHERING && sure.length > 0
        ? sure
        : selected >= 0
          ? offers.filter(({ card, kind, what }) => (what === 'card' ? card !== selected : !PRIMARY.has(kind)))
          : offers;
    const among = wanted.length > 0 ? wanted : offers;
    const likings = among.map(({ kind }) =>
      kind === 'done' && title.startsWith('Retreat') ? STAY : (this.#liking[kind] ?? COMMON),
    );
    let left = this.#chance() * likings.reduce((sum, liking) => sum + liking, 0);
    const index = likings.findIndex((liking) => {
      left -= liking;
      return left < 0;
    });
    const chosen = among[index] ?? among[0];
    if (chosen === undefined) throw this.#lost('something is asked, but nothing is offered', sight);
    return chosen;
  }

  #lost(why: string, { screen, decision, title, turn, selected, offers }: Sight): Error {
    const offered = offers.map(
      ({ what, kind, name, at }) => `  ${what} ${kind}: ${name}${at === null ? ' (hidden)' : ''}`,
    );
    return new Error(
      [
        `${why}\nat decision ${decision}, ${turn}, ${screen}: ${title}${selected < 0 ? '' : ` (card ${selected} in hand)`}`,
        'offered:',
        ...offered,
        'before that:',
        ...this.#trail.slice(-REMEMBERED).map((line) => `  ${line}`),
      ].join('\n'),
    );
  }

  /** Takes the offer and looks what came of it. */
  async take(offer: Offer, sight: Sight): Promise<Sight> {
    this.#trail.push(`${sight.decision} ${sight.title} → ${offer.name}`);
    try {
      await this.#hands(this.#page, await this.#bringIntoSight(offer, sight), sight);
    } catch (error) {
      throw this.#lost(error instanceof Error ? error.message : String(error), sight);
    }
    this.presses++;
    const next = await lookAfter(this.#page, sight);
    if (next === null) throw this.#lost(`nothing came of "${offer.name}"`, await look(this.#page));
    if (next.decision !== sight.decision) this.answers++;
    return next;
  }

  /** Scrolls to what is offered out of sight: a long row of cards, a long list of answers; unfolds a folded arena. */
  async #bringIntoSight(offer: Offer, sight: Sight): Promise<Offer> {
    if (offer.at !== null) return offer;
    const card = this.#page.locator(`.able[data-card="${offer.card}"]`);
    const fold = this.#page
      .locator('.arena')
      .filter({ has: card })
      .getByRole('button', { name: /^Show / });
    if (offer.what === 'card' && (await fold.isVisible())) {
      const at = await middleOf(fold);
      await this.#hands(this.#page, { ...offer, what: 'answer', card: -1, kind: 'screen', at }, sight);
    }
    // Where there is no room for it, a card is only a mark, and its answer is taken from the list.
    const listed = sight.offers.find(({ at }) => at !== null);
    if (offer.what === 'card' && listed !== undefined && !(await card.first().isVisible())) return listed;
    const answers = this.#page.locator('.ask, .chooser');
    // An answer may say more than its name, such as its odds.
    const named = this.#page.getByText(offer.name, { exact: true });
    const answer = answers.getByRole('button', { name: offer.name, exact: true });
    const element = offer.what === 'card' ? card : answer.or(answers.locator('button', { has: named }));
    await element.first().scrollIntoViewIfNeeded();
    const { offers } = await look(this.#page);
    const same = ({ what, card: number, name }: Offer): boolean =>
      what === offer.what && number === offer.card && name === offer.name;
    return offers.find(same) ?? offer;
  }

  /** Plays until the sight is the wished one; a game that is over, or `most` answers, are an end too. */
  async playUntil(wished: (sight: Sight) => boolean, most = 1500): Promise<Sight> {
    const { answers } = this;
    let sight = await firstQuestion(this.#page);
    if (sight === null) throw this.#lost('no question came', await look(this.#page));
    let dithering = 0;
    while (!wished(sight) && sight.screen !== 'result') {
      if (this.answers - answers >= most) throw this.#lost(`not reached in ${most} answers`, sight);
      const before = sight;
      if (sight.screen === 'handOver') sight = await this.#press('I am ready', sight);
      else if (sight.screen === 'dialog')
        sight = await this.#press(sight.title.startsWith('Stop with') ? 'Stop for good' : 'Seen', sight);
      else sight = await this.take(this.#choose(sight, dithering), sight);
      dithering = sight.decision === before.decision ? dithering + 1 : 0;
    }
    return sight;
  }

  /** Presses the one button of a screen that lies over the table. */
  async #press(name: string, sight: Sight): Promise<Sight> {
    const at = await middleOf(this.#page.getByRole('button', { name }));
    return await this.take({ what: 'answer', card: -1, kind: 'screen', name, at }, sight);
  }

  playToEnd(): Promise<Sight> {
    return this.playUntil(() => false);
  }
}
