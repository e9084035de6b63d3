/** A short game of the Star Wars CCG between two people on one screen, in which all that is special about it comes about. */
import type { BoardSpec } from '@dejarik/swccg/testing';
import { expect, type Page } from '@playwright/test';
import { finger, type Hands, mouse, Player } from './player.ts';
import type { Offer, Sight } from './sight.ts';
import { swccgOn } from './swccg.ts';

/** Dark battles at the Dune Sea; then it is Light's turn. Few cards are left, so that the game ends soon. */
const BOARD: BoardSpec = {
  at: 'Dark battles',
  locations: {
    'Dark Kessel': ['Red 5', 'Luke Skywalker, pilot of Red 5'],
    'Dark Tatooine': ['Millennium Falcon', 'Chewbacca, pilot of Millennium Falcon'],
    'Light Tatooine: Dune Sea': [
      'Darth Vader',
      'Stormtrooper',
      'Imperial Blaster, on Stormtrooper',
      'Han Solo',
      "Han's Heavy Blaster Pistol, on Han Solo",
      'Rebel Trooper',
    ],
    'Light Tatooine: Mos Eisley': ['Shistavanen Wolfman'],
    'Light Tatooine: Docking Bay 94': ['Leia Organa'],
    'Yavin 4: Docking Bay': [],
  },
  dark: {
    hand: ['Sense'],
    reserve: ['Stormtrooper', 'Stormtrooper', 'Stormtrooper', 'Stormtrooper', 'Stormtrooper', 'Stormtrooper'],
    left: 0,
    force: ['TIE Fighter', 'TIE Fighter'],
  },
  light: {
    hand: ['The Bith Shuffle', 'Rebel Guard'],
    // Enough that some are left after all Force was activated.
    reserve: Array.from({ length: 14 }, (_, i) => (i % 2 === 0 ? 'Rebel Trooper' : 'X-wing')),
    left: 0,
    force: ['X-wing', 'X-wing', 'X-wing', 'X-wing'],
  },
};

/** What is pressed, one after the other, each as soon as it is offered. */
const STORY: readonly RegExp[] = [
  // A battle with a react, weapons and destiny.
  /^Dune Sea, /u,
  /^Battle at /u,
  /^React: move Shistavanen Wolfman/u,
  /^Fire Han's Heavy Blaster/u,
  /^Choose Stormtrooper/u,
  /^Forfeit Stormtrooper/u,
  /^Forfeit Rebel Trooper/u,
  // A Force drain, an Interrupt and its end by Sense.
  /^Kessel, /u,
  /^The Bith Shuffle, can be played/u,
  /^Play The Bith Shuffle/u,
  /Reserve Deck of Light/u,
  /^Play Sense/u,
  // A deployment aboard a ship, and a way through docking bays.
  /^Rebel Guard, can be played/u,
  /^Aboard Millennium Falcon/u,
  /^Docking Bay 94, /u,
];

/** Steps that need a hand where all hands are covered, and what is asked then: whoever wants it takes the device. */
const FROM_HAND: readonly (readonly [step: RegExp, asked: RegExp])[] = [
  [STORY.find(({ source }) => source.startsWith('^The Bith'))!, /^Control phase/u],
  [STORY.find(({ source }) => source.startsWith('^Play Sense'))!, /^Answer The Bith Shuffle/u],
];

/** What is in the log afterwards. */
const TOLD: readonly string[] = [
  'Dark starts a battle at Tatooine: Dune Sea.',
  'Shistavanen Wolfman',
  'Stormtrooper is hit.',
  'draws battle destiny',
  'forfeits',
  'drains',
  'The Bith Shuffle is canceled',
  'Rebel Guard aboard Millennium Falcon',
  'Leia Organa to Yavin 4: Docking Bay',
];

/** What is done where the story says nothing: as little as can be, so that the game ends. */
const PLAINLY = ['drainAll', 'activateAll', 'pass', 'done', 'loseTurn', 'loseRest', 'loseTop', 'yes', 'forfeit'];

const plainOffer = (offers: readonly Offer[]): Offer | undefined =>
  PLAINLY.map((kind) => offers.find((offer) => offer.kind === kind)).find((offer) => offer !== undefined) ??
  offers.find(({ what }) => what === 'answer') ??
  offers[0];

const MOST = 250;

/** Plays the story and on to the end; whatever it tells has come about. */
export async function playStory(page: Page, hands: Hands): Promise<void> {
  const player = new Player(page, hands);
  const story = [...STORY];
  let sight: Sight = await player.playUntil(() => true);
  for (let n = 0; sight.screen !== 'result'; n++) {
    expect(n, `the story stopped before ${String(story[0])}: ${sight.title}`).toBeLessThan(MOST);
    if (sight.screen !== 'table') {
      sight = await player.playUntil(({ screen }) => screen === 'table' || screen === 'result');
      continue;
    }
    const look = page.locator('.in-the-open button');
    const { title } = sight;
    if (FROM_HAND.some(([step, asked]) => step === story[0] && asked.test(title)) && (await look.isVisible())) {
      await (hands === mouse || hands === finger ? look.click() : look.press('Enter'));
      await page.locator('main.hand-over').waitFor();
      sight = await player.playUntil(({ screen }) => screen === 'table');
      continue;
    }
    const told = sight.offers.find(({ name }) => story[0]?.test(name) === true);
    if (told !== undefined) story.shift();
    sight = await player.take(told ?? plainOffer(sight.offers)!, sight);
    if (story.length === 0 && told !== undefined) await expectTold(page);
  }
  expect(story).toEqual([]);
}

/** On a phone the log is behind a button; there the story itself has to do. */
async function expectTold(page: Page): Promise<void> {
  const log = await page.evaluate(() => document.querySelector('[role="log"]')?.textContent ?? null);
  if (log !== null) for (const sentence of TOLD) expect.soft(log).toContain(sentence);
}

export const storyGame = () => ({ ...swccgOn(BOARD), seats: ['human', 'human'] as const });
