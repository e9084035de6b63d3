/** What happens by itself the moment it can: seekers (CCG-WPN-15, 16), Effects that end, surplus weapons, creatures that meet. */
import { DONE } from '@dejarik/kernel';
import { overloaded } from './carrying.ts';
import { meetingOf } from './creatures.ts';
import { answerTo, ask, call, procedure, running } from './flow.ts';
import { loseCard } from './leaving.ts';
import { cardsAt, rulesOf, whereIs } from './live.ts';
import { isLive } from './speech.ts';
import { AT } from './state.ts';
import type { Table } from './table.ts';

/** Asked again after each of them, until nothing is left that acts. */
export function actByThemselves(g: Table): boolean {
  if (running(g.state, 'seek') !== null || running(g.state, 'clash') !== null) return false; // one of them is at it
  for (const entry of rulesOf(g, 'ends'))
    if (isLive(g, entry)) {
      loseCard(g, entry.source);
      return true;
    }
  for (const { source } of rulesOf(g, 'seeks'))
    if (victimsOf(g, source).length > 0) {
      call(g, 'seek', { seeker: source });
      return true;
    }
  const over = overloaded(g);
  if (over !== null) {
    call(g, 'unload', { bearer: over.bearer });
    return true;
  }
  const meeting = meetingOf(g);
  // Their fight draws destiny, and that comes past here again.
  if (meeting === null || g.state.frames.some(({ proc }) => proc === 'clash')) return false;
  call(g, 'clash', { ...meeting, ferocity: 0 });
  return true;
}

/** CCG-WPN-16: of both sides, spies too. */
function victimsOf(g: Table, seeker: number): number[] {
  if (g.state.as[seeker] !== AT) return []; // it rides on a ship
  const at = whereIs(g, seeker);
  const rules = rulesOf(g, 'seeks').filter((entry) => entry.source === seeker && isLive(g, entry));
  return cardsAt(g, at).filter((card) => rules.some((entry) => g.speech.fits(g, entry, entry.rule.what, card)));
}

export const seek = procedure('seek', {
  choose(g, { seeker }) {
    const victims = victimsOf(g, seeker);
    if (victims.length === 0) return DONE;
    ask(
      g,
      g.state.controller[seeker]!,
      'target',
      victims.map((card) => ({ kind: 'pick', card })),
      seeker,
    );
  },
  strike(g, { seeker }) {
    const answer = answerTo(g, 'target');
    if (answer.kind === 'pick') loseCard(g, answer.card);
    loseCard(g, seeker);
  },
});

/** CCG-CARD-009: whoever carries too much gives up one card; its player says which. */
export const unload = procedure('unload', {
  choose(g, { bearer }) {
    const over = overloaded(g);
    if (over === null) return DONE;
    ask(
      g,
      g.state.controller[bearer]!,
      'target',
      over.cards.map((card) => ({ kind: 'pick', card })),
      bearer,
    );
  },
  lose(g) {
    const answer = answerTo(g, 'target');
    if (answer.kind === 'pick') loseCard(g, answer.card);
  },
});
