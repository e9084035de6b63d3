/** Hands that touch nothing but the keyboard. */
import type { Page } from '@playwright/test';
import type { Hands } from './player.ts';
import type { Offer, Sight } from './sight.ts';

const PRIMARY: ReadonlySet<string> = new Set([
  'pass',
  'done',
  'fight',
  'letGo',
  'takeHit',
  'noWeapon',
  'activateAll',
  'loseRest',
]);
/** What is given up for good, or is seldom wanted, has no key: it is reached with Tab. */
const KEYLESS: ReadonlySet<string> = new Set(['stop', 'activate']);
/** Answers that have a letter of their own instead of a digit. */
const LETTERS: Readonly<Record<string, string>> = {
  endTurn: 'e',
  back: 'Escape',
  drainAll: 'a',
  loseTurn: 'a',
  payRest: 'a',
};
const NUMBERS: ReadonlySet<string> = new Set(['bid', 'amount', 'number', 'draw']);
/** So many steps lead to every card of the table and to every button of the page. */
const STEPS = 60;
const TABS = 400;
/** Every so many answers are reached with Tab, although there is a shorter way. */
const ROUNDABOUT = 5;

interface Focus {
  /** The card in focus, or -1. */
  readonly card: number;
  readonly name: string;
  /** Which of the answers with this name it is. */
  readonly nth: number;
  /** Nothing has it. */
  readonly isBody: boolean;
  /** The label of a field in focus. */
  readonly label: string;
  /** The focus is on a button to which Space belongs. */
  readonly takesSpace: boolean;
  /** From the middle of what has the focus to the middle of the wished card. */
  readonly way: readonly [x: number, y: number];
}

const focusOf = (page: Page, wished = -1): Promise<Focus> =>
  page.evaluate((card) => {
    const element = document.activeElement as HTMLElement | null;
    const middle = (of: Element | null): [number, number] => {
      const { left, top, width, height } = (of ?? document.body).getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const [x, y] = middle(element);
    const nameOf = (of: Element | null): string =>
      (of?.getAttribute('aria-label') ?? of?.querySelector('span')?.textContent ?? of?.textContent ?? '').trim();
    const alike = [...document.querySelectorAll('.ask button')].filter((button) => nameOf(button) === nameOf(element));
    const [toX, toY] = middle(document.querySelector(`main [data-card="${card}"]`));
    return {
      card: Number(element?.dataset['card'] ?? -1),
      isBody: element === document.body,
      name: nameOf(element),
      nth: element === null ? -1 : alike.indexOf(element),
      label: (element as HTMLInputElement | null)?.labels?.[0]?.querySelector('span')?.textContent ?? '',
      takesSpace: element?.matches('button:focus-visible:not([data-card]), a:focus-visible') === true,
      way: [toX - x, toY - y],
    };
  }, wished);

/** Tab until the focus is there; with Shift, backwards. */
export async function tabTo(
  page: Page,
  there: (focus: Focus) => boolean,
  what: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let n = 0; n < TABS; n++) {
    if (there(await focusOf(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${what}`);
}

interface Way {
  readonly key: 'Tab' | 'Shift+Tab';
  /** So many steps lead nearly there; on them nothing has to be looked at. */
  readonly steps: number;
  /** The key from there on. */
  readonly then: 'Tab' | 'Shift+Tab';
}

/** The shorter way from where the focus is to what is asked. */
const wayToAsked = (page: Page): Promise<Way> =>
  page.evaluate((): Way => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, [tabindex="0"]'),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert]') === null,
    );
    const asked = all.flatMap((element, at) => (element.closest('.ask') === null ? [] : [at]));
    const [first, last] = [asked[0], asked.at(-1)];
    const here = all.indexOf(document.activeElement as HTMLElement);
    if (first === undefined || last === undefined || document.querySelector('dialog[open]') !== null)
      return { key: 'Tab', steps: 0, then: 'Tab' };
    if (here >= first && here <= last) return { key: 'Shift+Tab', steps: here - first, then: 'Tab' };
    if (here < 0) {
      const key = first < all.length / 2 ? 'Tab' : 'Shift+Tab';
      return { key, steps: 0, then: key };
    }
    const ahead = (first - here + all.length) % all.length;
    const back = (here - last + all.length) % all.length;
    return back < ahead
      ? { key: 'Shift+Tab', steps: back - 1, then: 'Shift+Tab' }
      : { key: 'Tab', steps: ahead - 1, then: 'Tab' };
  });

export class Keyboard {
  /** Which keys were of use. */
  readonly used = new Set<string>();
  #answers = 0;

  readonly hands: Hands = async (page, offer, sight) => {
    const press = async (key: string): Promise<void> => {
      this.used.add(/^\d$/u.test(key) ? 'digit' : key.startsWith('Arrow') ? 'arrow' : key);
      await page.keyboard.press(key);
    };
    const byTab = async (): Promise<void> => {
      this.used.add('Tab');
      const { name: wanted, card: of } = offer;
      const alike = sight.offers.filter(({ what, name, card }) => what === 'answer' && name === wanted && card === of);
      const at = alike.length > 1 ? alike.indexOf(offer) : -1;
      const isIt = ({ name, card, nth }: Focus): boolean =>
        name === wanted && card === of && (at < 0 || nth < 0 || nth === at);
      const { key, steps, then } = await wayToAsked(page);
      for (let n = 0; n < steps; n++) await page.keyboard.press(key);
      await tabTo(page, isIt, offer.name, then);
      await press('Enter');
    };
    /** What gives something up is warned of, and takes the same key twice. */
    const pressFor = async (key: string): Promise<void> => {
      await press(key);
      if (await page.locator('.ask .notice').isVisible()) await press(key);
    };
    if (offer.kind === 'screen') return await (offer.name === 'Stop for good' ? byTab() : press('Enter'));
    if (offer.what === 'card') return await this.#walk(page, offer.card, press).then(() => press('Enter'));
    this.#answers++;
    if (this.#answers % ROUNDABOUT === 0 || KEYLESS.has(offer.kind)) return await byTab();
    if (PRIMARY.has(offer.kind)) {
      const { takesSpace, name } = await focusOf(page);
      return takesSpace && name !== offer.name ? await byTab() : await pressFor(' ');
    }
    const letter = LETTERS[offer.kind];
    if (letter !== undefined) return await pressFor(letter);
    const digit = digitFor(offer, sight);
    await (digit === null ? byTab() : pressFor(digit));
  };

  /** With the arrows from card to card; where they lead no further, with Tab. */
  async #walk(page: Page, card: number, press: (key: string) => Promise<void>): Promise<void> {
    let before: Focus | null = null;
    for (let n = 0; n < STEPS; n++) {
      const focus = await focusOf(page, card);
      if (focus.card === card) return;
      const [x, y] = focus.way;
      const aside = before !== null && before.card === focus.card;
      const across = Math.abs(x) > Math.abs(y) !== aside;
      if (aside && n > STEPS / 2) break;
      await press(across ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : y > 0 ? 'ArrowDown' : 'ArrowUp');
      before = focus;
    }
    this.used.add('Tab');
    await tabTo(page, (focus) => focus.card === card, `card ${card}`);
  }
}

/** The digit that picks the answer, or null when there is none. */
function digitFor(offer: Offer, { offers, selected }: Sight): string | null {
  if (NUMBERS.has(offer.kind)) return /[1-9]$/u.exec(offer.name)?.[0] ?? null;
  // Where cards are drawn, digits say how many.
  if (selected < 0 && offers.some(({ kind }) => kind === 'draw')) return null;
  const listed = offers.filter(
    ({ what, kind, card }) =>
      what === 'answer' &&
      card < 0 &&
      ![PRIMARY, NUMBERS, KEYLESS].some((others) => others.has(kind)) &&
      LETTERS[kind] === undefined,
  );
  const at = listed.indexOf(offer);
  return at >= 0 && at < 9 ? String(at + 1) : null;
}
