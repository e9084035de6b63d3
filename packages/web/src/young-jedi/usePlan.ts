/** Laying the battle plan: an order that is changed on the page and sent as a whole. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { yj } from '../messages/young-jedi-en.ts';
import type { PlannedBattle } from '../session/young-jedi/moment.ts';
import type { Facts } from '../session/young-jedi/facts.ts';
import { previewPlan, pageNow, usePage } from './page.ts';
import type { TableControl } from './useTable.ts';

export interface PlanControl {
  readonly order: readonly number[];
  readonly faceOf: (card: number) => string | null;
  /** What the order would bring, as soon as the engine has said so. */
  readonly planned: PlannedBattle | null;
  /** The card that the arrows move, or -1. */
  readonly picked: number;
  readonly pick: (card: number) => void;
  /** Puts a card into the place of this number. */
  readonly place: (card: number, at: number) => void;
  /** Shows where a card would lie that was put into this place; null: none is being dragged. */
  readonly show: (card: number, at: number | null) => void;
  /** The card before which the dragged one would lie; -1: after all others; null: none is being dragged. */
  readonly landing: number | null;
  /** Moves the picked card one place to the left (-1) or right (1). */
  readonly move: (by: number) => void;
  readonly suggest: () => void;
  readonly fight: () => void;
}

/** A Battle card lies before the Weapons of its fighter, never behind one (YJ-BP-05). */
function tidied(order: readonly number[], factsOf: (card: number) => Facts | undefined): number[] {
  const result: number[] = [];
  let open: number[] = [];
  const close = (): void => {
    result.push(...open.filter((card) => !isWeapon(factsOf(card))), ...open.filter((card) => isWeapon(factsOf(card))));
    open = [];
  };
  for (const card of order) {
    if (!isFighter(factsOf(card))) {
      open.push(card);
      continue;
    }
    close();
    result.push(card);
  }
  close();
  return result;
}

export const isFighter = (facts: Facts | undefined): boolean =>
  facts?.type === 'Character' || facts?.type === 'Starship';
const isWeapon = (facts: Facts | undefined): boolean => facts?.type === 'Weapon';

export function usePlan(table: TableControl | null): PlanControl | null {
  const plan = table === null || table.idle ? null : (table.moment.battle?.plan ?? null);
  // A guided game goes on with the order that it speaks of.
  const guided = (table?.moment.lesson ?? null) !== null;
  const facts = usePage((page) => page.facts);
  const [order, setOrder] = useState<readonly number[]>([]);
  const [picked, setPicked] = useState(-1);
  const [landing, setLanding] = useState<number | null>(null);
  const [planned, setPlanned] = useState<PlannedBattle | null>(null);
  useEffect(() => {
    setOrder(plan?.order ?? []);
    setPicked(-1);
    setPlanned(null);
  }, [plan]);
  useEffect(() => {
    let current = true;
    if (plan !== null && order.length > 0)
      void previewPlan(order).then((battle) => {
        if (current) setPlanned(battle);
      });
    return () => {
      current = false;
    };
  }, [plan, order]);

  const faces = useMemo(() => new Map(plan?.cards.map(({ card, face }) => [card, face]) ?? []), [plan]);
  const faceOf = useCallback((card: number) => faces.get(card) ?? null, [faces]);
  const factsOf = useCallback((card: number) => facts.get(faces.get(card) ?? ''), [facts, faces]);

  return useMemo(() => {
    if (plan === null || order.length === 0) return null;
    const placed = (card: number, at: number): number[] => {
      const rest = order.filter((other) => other !== card);
      return tidied(rest.toSpliced(Math.max(0, Math.min(at, rest.length)), 0, card), factsOf);
    };
    const place = (card: number, at: number): void => {
      setLanding(null);
      setOrder(placed(card, at));
    };
    const show = (card: number, at: number | null): void => {
      const then = at === null ? null : placed(card, at);
      setLanding(then === null ? null : (then[then.indexOf(card) + 1] ?? -1));
    };
    return {
      order,
      faceOf,
      planned,
      picked,
      pick: (card) => setPicked((before) => (before === card ? -1 : card)),
      place,
      show,
      landing,
      move: (by) => {
        const at = order.indexOf(picked);
        if (at < 0) return;
        // One step may change nothing, where Battle cards and Weapons are put in order: then it is a longer one.
        for (let to = at + by; to >= 0 && to < order.length; to += by) {
          const rest = order.filter((other) => other !== picked);
          const moved = tidied(rest.toSpliced(to, 0, picked), factsOf);
          if (moved.join() !== order.join()) return setOrder(moved);
        }
      },
      suggest: () => setOrder(plan.order),
      fight: () => {
        const { answerAll, notify } = pageNow();
        if (guided && order.join() !== plan.order.join()) return notify({ text: yj.plan.guided, rule: null });
        // The engine asks for the plan card by card.
        void answerAll(order.map((card) => ({ kind: 'plan', card })));
      },
    };
  }, [plan, order, faceOf, factsOf, planned, picked, landing, guided]);
}
