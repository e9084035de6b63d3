/** Texts without "may" are carried out by themselves, before anything else is declared (CCG-ACT-14, 15). */
import { DONE } from '@dejarik/kernel';
import { answerTo, ask, call, procedure } from './flow.ts';
import { speaker, triggersOf } from './live.ts';
import type { Waiting } from './parts.ts';
import type { Table } from './table.ts';
import { countUse } from './table.ts';
import { isMoment } from './timing.ts';

/** What has just happened sets texts off; those that wait are carried out. */
export function attend(g: Table): void {
  const s = g.state;
  const heard = s.heard;
  s.heard = s.serial;
  for (const just of s.just) {
    if (just.serial <= heard) continue;
    for (const { seat, source, text } of triggersOf(g, just.on)) {
      if (text.line.line !== 'trigger') continue;
      const who = speaker(seat, source);
      if (!isMoment(g, who, text.line.moment, just)) continue;
      const here = { ...who, that: just.card, there: just.at };
      if ((text.line.if ?? []).every((needs) => g.speech.holds(g, here, needs)))
        s.waiting.push({ seat, card: source, ability: text.id, about: just });
    }
  }
  if (s.waiting.length > 0) call(g, 'automatic', {});
}

export const automatic = procedure('automatic', {
  order(g) {
    const { waiting, acting } = g.state;
    if (waiting.length === 0) return DONE;
    if (waiting.length === 1) return 'carryOut';
    ask(
      g,
      acting,
      'order',
      waiting.map(({ card }) => ({ kind: 'first', card })),
    );
  },
  first(g) {
    const { card } = answerTo(g, 'order');
    const { waiting } = g.state;
    const at = waiting.findIndex((entry) => entry.card === card);
    waiting.unshift(...waiting.splice(at, 1));
  },
  carryOut(g) {
    const next = g.state.waiting.shift()!;
    begin(g, next);
    return 'order';
  },
});

function begin(g: Table, { seat, card, ability, about }: Waiting): void {
  countUse(g, ability);
  call(g, 'resolve', {
    seat,
    card,
    life: g.state.life[card]!,
    ability,
    targets: [],
    lives: [],
    n: 0,
    about,
    at: 0,
    phase: 0,
    it: about !== null && about.card >= 0 ? [about.card] : [],
    destiny: 0,
    theirs: 0,
    list: [],
  });
}
