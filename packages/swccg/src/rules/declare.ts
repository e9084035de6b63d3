/** Declaring a text: targets are chosen, prices paid, and then it can be answered (CCG-ACT-02). */
import { DONE } from '@dejarik/kernel';
import { allowed, ONE, required } from '../exact.ts';
import type { Declaration, Types } from '../language/tree.ts';
import { cancelWindow, stackGrabbed, stackTaxed, windowsOf } from './cancel.ts';
import { markUsed } from './carrying.ts';
import { about, note, playFromHand, tell, toPileOf } from './events.ts';
import { answerTo, ask, beginDestiny, beginLoss, drawnNumber, procedure, returned } from './flow.ts';
import { forceOf, pilesOf, useForce } from './force.ts';
import { isDevice } from './kinds.ts';
import { loseCard } from './leaving.ts';
import { rulesThat, speaker, whereIs } from './live.ts';
import { partyFor, sitesElsewhere } from './movement.ts';
import { endNamed } from './moves.ts';
import { open } from './occasions.ts';
import type { Declare, Speaking } from './procedures.ts';
import { numbers, picks, picksOrDone, type Questions, upTo } from './questions.ts';
import type { Context } from './speech.ts';
import { HAND, pileAt, PLAYED, TABLE } from './state.ts';
import { countUse, defOf, type Table } from './table.ts';
import { priceOf, targetsFor, useUp } from './usable.ts';

/** Who speaks, with what was chosen so far as `it`. */
export function contextOf(f: Omit<Speaking, 'life' | 'ability' | 'lives'>): Context {
  return {
    ...speaker(f.seat, f.card),
    it:
      f.targets.findLast((cards) => cards.length > 0) ?? (f.about !== null && f.about.card >= 0 ? [f.about.card] : []),
    that: f.about?.card ?? -1,
    there: f.about?.at ?? -1,
    n: f.n,
  };
}

const declarationsOf = (g: Table, f: Declare): readonly Declaration[] => {
  const { line } = g.cards.texts[f.ability]!;
  return line.line === 'action' ? (line.pay ?? []) : [];
};

type Targets = Extract<Declaration, { readonly declare: 'target' | 'party' | 'elsewhere' }>;
const isTargets = (declaration: Declaration | undefined): declaration is Targets =>
  ['target', 'party', 'elsewhere'].includes(declaration?.declare ?? '');

const fittingFor = (g: Table, f: Declare, who: Context, declaration: Targets): number[] => {
  if (declaration.declare === 'elsewhere') return sitesElsewhere(g, f.targets[f.next - 1] ?? []);
  if (declaration.declare === 'party') return partyFor(g, who, declaration.what, f.targets[f.next] ?? []);
  return targetsFor(g, who, declaration);
};

/** How many cards a target takes at least and at most. */
function bounds(g: Table, f: Declare, declaration: Targets): readonly [number, number] {
  if (declaration.declare === 'party') return [1, 99];
  if (declaration.declare === 'elsewhere') return [1, 1];
  const { n } = declaration;
  if (n.quota === 'one') return [n.n, n.n];
  if (n.quota === 'upTo') return [0, allowed(g.speech.amount(g, contextOf(f), n.n))];
  if (n.quota === 'together') return [1, 99];
  return [0, 99];
}

/** The least and the most that can be chosen. CCG-PIL-14: nobody uses Force for nothing. */
function amountsOf(g: Table, f: Declare, declaration: Declaration): readonly [number, number] {
  if (declaration.declare === 'number')
    return [declaration.from, allowed(g.speech.amount(g, contextOf(f), declaration.to))];
  const most = declaration.declare === 'useX' ? declaration.most : undefined;
  const force = forceOf(g, f.seat);
  if (most === undefined) return [0, force]; // it does something else too
  return [1, Math.min(force, required(g.speech.amount(g, contextOf(f), most)))];
}

export const declare = procedure('declare', {
  /** The card is shown first: what else is chosen from the hand is chosen among the rest. */
  show(g, f) {
    const s = g.state;
    if (f.from === HAND) {
      f.card = playFromHand(g, f.seat, f.card);
      s.played.push(s.def[f.card]!);
    } else if (f.from === TABLE && isDevice(g, f.card)) markUsed(g, f.card); // CCG-DEV-03
    useUp(s, f.card, g.cards.texts[f.ability]!, f.about); // by its number now: the one it had in the hand is another card's
    countUse(g, f.ability);
  },
  choose(g, f) {
    const declaration = declarationsOf(g, f)[f.next];
    if (declaration === undefined) return 'pay';
    if (declaration.declare === 'number' || declaration.declare === 'useX') return 'howMuch';
    if (declaration.declare === 'pile') return 'whichPile';
    if (!isTargets(declaration)) return take(f, []);
    const chosen = f.targets[f.next] ?? [];
    const [least, most] = bounds(g, f, declaration);
    const who = { ...contextOf(f), it: f.targets[f.next - 1] ?? [] };
    const force = forceOf(g, f.seat);
    const isTarget = declaration.declare === 'target';
    const together = isTarget && declaration.n.quota === 'together' && chosen.length > 0 ? whereIs(g, chosen[0]!) : -1;
    const fitting = fittingFor(g, f, who, declaration).filter(
      (card) =>
        !chosen.includes(card) &&
        (together < 0 || whereIs(g, card) === together) &&
        priceOf(g, { ...who, it: [card] }, declarationsOf(g, f)) <= force,
    );
    if (isTarget && declaration.n.quota === 'all') return take(f, fitting);
    if (chosen.length >= most || fitting.length === 0) return take(f, []);
    ask(g, f.seat, 'target', chosen.length >= least ? picksOrDone(fitting) : picks(fitting), f.card);
  },
  target(g, f) {
    const answer = answerTo(g, 'target');
    if (answer.kind === 'done') return take(f, []);
    f.targets[f.next] = [...(f.targets[f.next] ?? []), answer.card];
    return 'choose';
  },
  howMuch(g, f) {
    const [least, most] = amountsOf(g, f, declarationsOf(g, f)[f.next]!);
    ask(g, f.seat, 'number', numbers(upTo(most).slice(least)), f.card);
  },
  number(g, f) {
    f.n = answerTo(g, 'number').n * ONE;
    return take(f, []);
  },
  whichPile(g, f) {
    const declaration = declarationsOf(g, f)[f.next]!;
    if (declaration.declare === 'pile') ask(g, f.seat, 'pile', pilesOf(g, contextOf(f), declaration), f.card);
  },
  pile(g, f) {
    const { seat, pile } = answerTo(g, 'pile');
    f.n = pileAt(seat, pile);
    return take(f, []);
  },
  pay(g, f) {
    f.targets = f.targets.filter((_, i) => isTargets(declarationsOf(g, f)[i]));
    f.lives = f.targets.map((cards) => cards.map((card) => g.state.life[card]!));
    const who = contextOf(f);
    let price = priceOf(g, who, declarationsOf(g, f));
    for (const declaration of declarationsOf(g, f))
      if (declaration.declare === 'useX') price += f.n / ONE;
      else if (declaration.declare === 'ends') end(g, declaration.what);
    useForce(g, f.seat, price);
    for (const declaration of declarationsOf(g, f))
      if (declaration.declare === 'lose') beginLoss(g, f.seat, required(g.speech.amount(g, who, declaration.n)), true);
  },
  /** CCG-ACT-03: the price of transport is drawn now, and accepted before anything answers. */
  hire(g, f) {
    if (!declarationsOf(g, f).some(({ declare: kind }) => kind === 'price')) return 'announce';
    beginDestiny(g, f.seat, f.card);
  },
  price(g, f) {
    f.n = drawnNumber(g);
  },
  accept(g, f) {
    const accepts: Questions['may'][] = required(f.n) <= forceOf(g, f.seat) ? [{ kind: 'yes' }] : [];
    ask(g, f.seat, 'may', [...accepts, { kind: 'no' }], f.card);
  },
  accepted(g, f) {
    if (answerTo(g, 'may').kind === 'yes') {
      useForce(g, f.seat, required(f.n));
      return 'announce';
    }
    if (f.from === HAND) toPileOf(g, 'lost', f.seat, f.card);
    else loseCard(g, f.card);
    return DONE;
  },
  announce(g, f) {
    stackTaxed(g, f.card);
    if (f.from === HAND) note(g, defOf(g, f.card).type === 'Interrupt' ? 'interrupt' : 'deploys', f.seat, f.card, -1);
    else {
      tell(g, { ...about(g, 'text', f.seat, f.card), other: -1, otherDef: -1 });
      note(g, 'text', f.seat, f.card, whereIs(g, f.card));
    }
    threaten(g, f);
    const { seat, card, life, ability, targets, lives, n, about: just } = f;
    open(g, { kind: 'text', seat, text: { seat, card, life, ability, targets, lives, n, about: just } });
  },
  finish(g, f) {
    const happened = returned(g, 'answers');
    if (!happened) forgetPlayed(g, f);
    if (f.from !== HAND || g.state.zone[f.card] !== PLAYED || stackGrabbed(g, f.card)) return DONE;
    // CCG-INT-04, 05: placing the card is the last step; what was cancelled is lost.
    toPileOf(g, happened && isUsed(g, f) ? 'toUsed' : 'lost', f.seat, f.card);
  },
});

/** Whether what was played goes to the Used Pile: by its print, or by a text on the table (CCG-READ-041). */
function isUsed(g: Table, f: Declare): boolean {
  const { line } = g.cards.texts[f.ability]!;
  const { card, name } = defOf(g, f.card);
  if (line.line !== 'action') return false;
  if ((line.mode ?? card.kinds[0]) === 'Used') return true;
  return rulesThat(g, 'usedInstead', ({ rule }) => rule.what.includes(name)).length > 0;
}

/** What was played before comes to its end, or does not come to pass (CCG-CARD-188). */
function end(g: Table, names: readonly string[]): void {
  endNamed(g, names);
  for (const window of windowsOf(g))
    if (window.action.kind === 'text' && names.includes(defOf(g, window.action.text.card).name))
      cancelWindow(g, window);
}

const THREATS: ReadonlySet<string> = new Set<Types['fate']>(['lost', 'outOfPlay', 'stolen', 'captured']);

/** What is aimed at a card to steal, destroy or capture it can be answered as that. */
function threaten(g: Table, f: Declare): void {
  if (!g.cards.texts[f.ability]!.program.some((op) => op.do === 'fate' && THREATS.has(op.fate))) return;
  for (const target of f.targets.flat())
    note(g, 'threatened', g.state.controller[target]!, target, whereIs(g, target), f.card);
}

/** CCG-UNQ-03: what was cancelled does not count as played. */
function forgetPlayed({ state: s }: Table, { from, card }: Declare): void {
  const at = s.played.lastIndexOf(s.def[card]!);
  if (from === HAND && at >= 0) s.played.splice(at, 1);
}

function take(f: Declare, more: readonly number[]): 'choose' {
  f.targets[f.next] = [...(f.targets[f.next] ?? []), ...more];
  f.next++;
  return 'choose';
}
