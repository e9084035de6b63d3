// What is offered and what is refused, with the reason, are told by the same functions.
import { answer, below, seeded, seenTable } from '@dejarik/kernel';
import { opening } from '@dejarik/kernel/testing';
import { expect, test } from 'vitest';
import { type CcgIntent, INTENTS, whyNot } from '../src/whynot.ts';
import { everyCardDecks, game } from './setups.ts';

const isIntent = (kind: string): kind is CcgIntent['kind'] => (INTENTS as readonly string[]).includes(kind);

const EXACT = ['drain', 'battle', 'attack', 'move', 'deploy', 'fire'] as const;
const OFTEN = ['deploy', 'drain', 'battle'] as const;

test('nothing offered is refused, and nothing that is not offered allowed, but for texts', () => {
  const kinds = new Map<string, number>();
  const wrong: string[] = [];
  for (const setup of everyCardDecks()) {
    const random = seeded(`why not ${setup.seed}`);
    const g = opening(game, setup);
    for (let n = 0; n < 500 && g.state.question !== null; n++) {
      const { seat, kind: asked, options } = g.state.question;
      const seen = seenTable(game, game.view(g, seat));
      for (const option of asked === 'act' ? options : []) {
        if (!('card' in option) || !isIntent(option.kind)) continue;
        kinds.set(option.kind, (kinds.get(option.kind) ?? 0) + 1);
        const refused = whyNot(seen, { kind: option.kind, card: option.card });
        if (refused !== null) wrong.push(`${game.describeOption(g, option)}: ${refused.rule} ${refused.why}`);
      }
      for (const kind of asked === 'act' ? EXACT : [])
        for (const card of g.state.def.keys())
          if (whyNot(seen, { kind, card }) === null)
            if (!options.some((option) => option.kind === kind && 'card' in option && option.card === card))
              wrong.push(`${kind} ${game.cards.cards[g.state.def[card]!]!.card.title} in phase ${g.state.phase}`);
      answer(g, seat, below(random, options.length));
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
  for (const kind of OFTEN) expect(kinds.get(kind)).toBeGreaterThan(9);
});
