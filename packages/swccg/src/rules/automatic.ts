/**
 * Texts without "may" are carried out by themselves, before anything else is declared (CCG-ACT-14, 15); and of cards that
 * went to one pile at once, the owner of the pile says how they lie (CCG-PIL-17).
 */
import { DONE } from '@dejarik/kernel';
import { settleBluffs } from './bluffs.ts';
import { cancelByRule } from './cancel.ts';
import { settleCaptives, settleShips, settleSpies } from './capturing.ts';
import { actByThemselves } from './creatures.ts';
import { answerTo, ask, beginText, call, procedure } from './flow.ts';
import { speaker, triggersOf } from './live.ts';
import type { Just, Waiting } from './parts.ts';
import { ofEach } from './questions.ts';
import { LOST, pile, USED } from './state.ts';
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
    const options = ofEach('first', [...new Set(waiting.map(({ card }) => card))]);
    if (options.length === 1) return 'carryOut';
    ask(g, acting, 'order', options);
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

/** The first of these cards that differ and lie in one pile; none: there is nothing to say. */
function unarranged({ state: s }: Table): number[] {
  for (const card of s.together) {
    const zone = s.zone[card];
    if (zone !== LOST && zone !== USED) continue;
    const there = s.together.filter((other) => s.zone[other] === zone && s.controller[other] === s.controller[card]);
    if (there.some((other) => s.def[other] !== s.def[card])) return there;
  }
  return [];
}

export const arrange = procedure('arrange', {
  which(g) {
    const cards = unarranged(g);
    if (cards.length === 0) return DONE;
    ask(g, g.state.controller[cards[0]!]!, 'arrange', [...ofEach('onTop', cards), { kind: 'pass' }]);
  },
  /** It lies above the others, which are arranged beneath it; who passes leaves them as they are. */
  lay(g) {
    const s = g.state;
    const answer = answerTo(g, 'arrange');
    const cards = unarranged(g);
    const settled = answer.kind === 'pass' ? cards : [answer.card];
    s.together = s.together.filter((card) => !settled.includes(card));
    if (answer.kind === 'pass') return 'which';
    const list = pile(s, s.controller[answer.card]!, s.zone[answer.card]!);
    const top = Math.max(...cards.map((card) => list.indexOf(card)));
    list.splice(list.indexOf(answer.card), 1);
    list.splice(top, 0, answer.card);
    return 'which';
  },
});
