/** Declaring a text: targets are chosen, prices paid, and then it can be answered (CCG-ACT-02). */
import { DONE } from '@dejarik/kernel';
import { ONE, required } from '../exact.ts';
import type { Declaration } from '../language/tree.ts';
import { isDevice, markUsed } from './carrying.ts';
import { about, note, playFromHand, tell, toPileOf } from './events.ts';
import { answerTo, ask, call, procedure, returned } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import type { Context } from './live-index.ts';
import { speaker, whereIs } from './live.ts';
import type { Declare, Speaking } from './procedures.ts';
import type { Pick } from './questions.ts';
import { matching } from './spoken.ts';
import { HAND, PLAYED, TABLE } from './state.ts';
import { countUse, defOf, type Table } from './table.ts';
import { useUp } from './usable.ts';
import { open } from './windows.ts';

/** Who speaks, with what was chosen so far as `it`. */
export function contextOf(f: Omit<Speaking, 'life' | 'ability' | 'lives'>): Context {
  return {
    ...speaker(f.seat, f.card),
    it: f.targets.at(-1) ?? (f.about !== null && f.about.card >= 0 ? [f.about.card] : []),
    that: f.about?.card ?? -1,
    there: f.about?.at ?? -1,
    n: f.n,
  };
}

const declarationsOf = (g: Table, f: Declare): readonly Declaration[] => {
  const { line } = g.cards.texts[f.ability]!;
  return line.line === 'action' ? (line.pay ?? []) : [];
};

/** How many cards a target takes at least and at most. */
function bounds(declaration: Extract<Declaration, { readonly declare: 'target' }>): readonly [number, number] {
  const { n } = declaration;
  if (n.quota === 'one') return [n.n, n.n];
  if (n.quota === 'upTo') return [0, n.n];
  if (n.quota === 'together') return [1, 99];
  return n.quota === 'any' ? [0, 99] : [99, 99];
}

export const declare = procedure('declare', {
  choose(g, f) {
    const declaration = declarationsOf(g, f)[f.next];
    if (declaration === undefined) return 'pay';
    if (declaration.declare === 'number' || declaration.declare === 'useX') return 'askNumber';
    if (declaration.declare !== 'target') {
      f.targets[f.next] ??= [];
      f.next++;
      return 'choose';
    }
    const chosen = f.targets[f.next] ?? [];
    const [least, most] = bounds(declaration);
    const together = declaration.n.quota === 'together' && chosen.length > 0 ? whereIs(g, chosen[0]!) : -1;
    const fitting = matching(g, { ...contextOf(f), it: f.targets[f.next - 1] ?? [] }, declaration.what).filter(
      (card) => !chosen.includes(card) && (together < 0 || whereIs(g, card) === together),
    );
    if (declaration.n.quota === 'all') return take(g, f, fitting);
    if (chosen.length >= most || fitting.length === 0) return take(g, f, []);
    const options: Pick[] = fitting.map((card) => ({ kind: 'pick', card }));
    if (chosen.length >= least) options.push({ kind: 'done' });
    ask(g, f.seat, 'target', options, f.card);
  },
  target(g, f) {
    const answer = answerTo(g, 'target');
    if (answer.kind === 'done') return take(g, f, []);
    f.targets[f.next] = [...(f.targets[f.next] ?? []), answer.card];
    return 'choose';
  },
  askNumber(g, f) {
    const [least, most] = numbersFor(g, f, declarationsOf(g, f)[f.next]!);
    ask(
      g,
      f.seat,
      'number',
      Array.from({ length: most - least + 1 }, (_, i) => ({ kind: 'number', n: least + i })),
      f.card,
    );
  },
  number(g, f) {
    f.n = answerTo(g, 'number').n * ONE;
    f.targets[f.next] ??= [];
    f.next++;
    return 'choose';
  },
  pay(g, f) {
    for (let i = 0; i < f.next; i++) f.targets[i] ??= [];
    f.targets = f.targets.filter((_, i) => declarationsOf(g, f)[i]?.declare === 'target');
    f.lives = f.targets.map((cards) => cards.map((card) => g.state.life[card]!));
    const who = contextOf(f);
    for (const declaration of declarationsOf(g, f))
      if (declaration.declare === 'useX') useForce(g, f.seat, f.n / ONE);
      else if (declaration.declare === 'use') useForce(g, f.seat, required(g.speech.amount(g, who, declaration.n)));
    for (const declaration of declarationsOf(g, f))
      if (declaration.declare === 'lose')
        call(g, 'loseForce', {
          seat: f.seat,
          n: required(g.speech.amount(g, who, declaration.n)),
          price: true,
          from: -1,
          lost: 0,
        });
  },
  announce(g, f) {
    const s = g.state;
    const text = g.cards.texts[f.ability]!;
    useUp(s, f.card, text);
    if (f.from === TABLE && isDevice(g, f.card)) markUsed(g, f.card); // CCG-DEV-03
    countUse(g, f.ability);
    let card = f.card;
    if (f.from === HAND) {
      card = playFromHand(g, f.seat, f.card);
      s.played.push(s.def[card]!);
    } else tell(g, { ...about(g, 'text', f.seat, f.card), other: -1, otherDef: -1 });
    f.played = card;
    if (f.from === HAND) note(g, defOf(g, card).type === 'Interrupt' ? 'interrupt' : 'deploys', f.seat, card, -1);
    else note(g, 'text', f.seat, card, whereIs(g, card));
    threaten(g, f, card);
    open(g, { kind: 'text', seat: f.seat, text: speakingOf(f, card) });
  },
  finish(g, f) {
    const happened = returned(g, 'answers');
    if (f.from !== HAND || g.state.zone[f.played] !== PLAYED) return DONE;
    // CCG-INT-04, 05: placing the card is the last step; what was cancelled is lost.
    const { line } = g.cards.texts[f.ability]!;
    const mode = line.line === 'action' ? (line.mode ?? defOf(g, f.played).card.kinds[0]) : 'Lost';
    toPileOf(g, happened && mode === 'Used' ? 'toUsed' : 'lost', f.seat, f.played);
  },
});

/** The least and the greatest number that can be chosen: of Force to use, no more than there is. */
function numbersFor(g: Table, f: Declare, declaration: Declaration): readonly [number, number] {
  if (declaration.declare === 'number') return [declaration.from, declaration.to];
  const force = forceOf(g, f.seat);
  if (declaration.declare !== 'useX' || declaration.most === undefined) return [0, force];
  return [0, Math.min(force, required(g.speech.amount(g, contextOf(f), declaration.most)))];
}

const THREATS: ReadonlySet<string> = new Set(['loseCard', 'outOfPlay', 'steal', 'capture']);

/** What is aimed at a card to steal, destroy or capture it can be answered as that. */
function threaten(g: Table, f: Declare, card: number): void {
  if (!g.cards.texts[f.ability]!.program.some((op) => THREATS.has(op.do))) return;
  for (const target of f.targets.flat())
    note(g, 'threatened', g.state.controller[target]!, target, whereIs(g, target), card);
}

const speakingOf = (f: Declare, card: number): Speaking => ({
  seat: f.seat,
  card,
  life: f.life,
  ability: f.ability,
  targets: f.targets,
  lives: f.lives,
  n: f.n,
  about: f.about,
});

function take(_: Table, f: Declare, more: readonly number[]): 'choose' {
  f.targets[f.next] = [...(f.targets[f.next] ?? []), ...more];
  f.next++;
  return 'choose';
}
