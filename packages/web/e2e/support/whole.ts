/** A whole game, whoever's hands play it. */
import type { Page } from '@playwright/test';
import { type Hands, Player } from './player.ts';
import { expect } from './test.ts';

export interface Whole {
  /** The questions that were asked. */
  readonly asked: ReadonlySet<string>;
  /** The kinds of answers that were taken. */
  readonly taken: ReadonlySet<string>;
}

/** Plays to the end, and tells what was asked and what was taken on the way. */
export async function playWhole(page: Page, hands: Hands, liking: Readonly<Record<string, number>>): Promise<Whole> {
  const asked = new Set<string>();
  const taken = new Set<string>();
  const noting: Hands = async (on, offer, sight) => {
    asked.add(sight.title);
    taken.add(offer.kind);
    await hands(on, offer, sight);
  };
  const end = await new Player(page, noting, 1, liking).playToEnd();
  expect(end.title).toMatch(/^You (win|lose)$/u);
  return { asked, taken };
}
