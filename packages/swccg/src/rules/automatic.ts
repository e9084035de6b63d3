/** Texts without "may" are carried out by themselves, before anything else is declared (CCG-ACT-14, 15). */
import { DONE } from '@dejarik/kernel';
import { unarranged } from './arrange.ts';
import { beginText } from './begin.ts';
import { settleBluffs } from './bluffs.ts';
import { cancelByRule } from './cancel.ts';
import { settleCaptives, settleShips, settleSpies } from './capturing.ts';
import { actByThemselves } from './creatures.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import { speaker, triggersOf } from './live.ts';
import type { Just, Waiting } from './parts.ts';
import { countUse, type Table } from './table.ts';
import { isMoment } from './timing.ts';
import { setOffByTable } from './utinni.ts';

export const automatic = procedure('automatic', {
  /** What has just happened sets texts off. */
  attend(g) {
    const s = g.state;
    cancelByRule(g);
    settle(g);
    if (unarranged(g).length > 0) {
      call(g, 'arrange', {});
      return 'attend';
    }
    s.together.length = 0;
    for (const just of s.just) if (just.id > s.attended) setOff(g, just);
    s.attended = s.serial;
    setOffByTable(g);
    if (s.waiting.length > 0) return 'order';
    return actByThemselves(g) ? 'attend' : DONE;
  },
  order(g) {
    const { waiting, acting } = g.state;
    const cards = [...new Set(waiting.map(({ card }) => card))];
    if (cards.length === 1) return 'carryOut';
    ask(
      g,
      acting,
      'order',
      cards.map((card) => ({ kind: 'first', card })),
    );
  },
  first(g) {
    const { card } = answerTo(g, 'order');
    const { waiting } = g.state;
    const at = waiting.findIndex((entry) => entry.card === card);
    waiting.unshift(...waiting.splice(at, 1));
  },
  carryOut(g) {
    begin(g, g.state.waiting.shift()!);
    return 'attend';
  },
});

function setOff(g: Table, just: Just): void {
  for (const { seat, source, text } of triggersOf(g, just.on)) {
    const { line } = text;
    if (line.line !== 'trigger') continue;
    const who = speaker(seat, source);
    if (!isMoment(g, who, line.moment, just)) continue;
    const here = { ...who, that: just.card, there: just.at, n: just.n };
    if ((line.if ?? []).every((needs) => g.speech.holds(g, here, needs)))
      g.state.waiting.push({ seat, card: source, ability: text.id, about: just });
  }
}

function begin(g: Table, { seat, card, ability, about }: Waiting): void {
  countUse(g, ability);
  const life = g.state.life[card]!;
  beginText(g, { seat, card, life, ability, targets: [], lives: [], n: about?.n ?? 0, about });
}

/** What follows from the board by itself, without an action: spies, captives, held starships and bluffs are put right. */
function settle(g: Table): void {
  const s = g.state;
  while (g.live.settled !== s.version && s.result === null) {
    g.live.settled = s.version;
    settleSpies(g);
    settleCaptives(g);
    settleShips(g);
    settleBluffs(g);
  }
}
