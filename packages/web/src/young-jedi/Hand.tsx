/** The own hand, fanned; in a duel, the dueling hand. */
import { type CSSProperties, useMemo } from 'react';
import { yj } from '../messages/young-jedi-en.ts';
import type { Facts } from '../session/young-jedi/facts.ts';
import type { CardView, Moment } from '../session/young-jedi/moment.ts';
import { startDrag } from '../table/drag.ts';
import { CardFace } from './CardFace.tsx';
import { useHere } from './Field.tsx';
import { usePage } from './page.ts';
import { stateOf, type TableControl } from './useTable.ts';

interface Held {
  readonly card: number;
  readonly facts: Facts;
  readonly key: string;
}

const TYPES: readonly string[] = [
  'Character',
  'Weapon',
  'Effect',
  'Double Impact',
  'Battle',
  'Starship',
  'Location',
  'Objective',
];

const byKind = (a: Facts, b: Facts): number =>
  TYPES.indexOf(a.type) - TYPES.indexOf(b.type) || b.counters - a.counters || a.title.localeCompare(b.title, 'en');
const byNumber = (a: Facts, b: Facts): number =>
  (a.destiny[0] ?? 0) - (b.destiny[0] ?? 0) || a.title.localeCompare(b.title, 'en');

/** Cards in a hand change their numbers when one leaves it, so each has its place by what it is. */
function sorted(hand: readonly CardView[], faces: ReadonlyMap<string, Facts>, duel: boolean): readonly Held[] {
  const copies = new Map<string, number>();
  const order = duel ? byNumber : byKind;
  return hand
    .flatMap(({ card, face }) => {
      const facts = faces.get(face ?? '');
      return facts === undefined ? [] : [{ card, facts }];
    })
    .sort((a, b) => order(a.facts, b.facts) || a.card - b.card)
    .map((held) => {
      const copy = (copies.get(held.facts.id) ?? 0) + 1;
      copies.set(held.facts.id, copy);
      return { ...held, key: `${held.facts.id}#${copy}` };
    });
}

const handOf = ({ duel, sides }: Moment, me: number): readonly CardView[] =>
  duel?.begun === true ? duel.sides[me as 0 | 1].hand : sides[me as 0 | 1].hand;

export function Hand({ table, me }: { readonly table: TableControl; readonly me: number }) {
  const faces = usePage((page) => page.facts);
  const { moment } = table;
  const here = useHere(moment);
  const duel = moment.duel?.begun === true;
  const cards = handOf(moment, me);
  const hand = useMemo(() => sorted(cards, faces, duel), [cards, faces, duel]);
  const middle = (hand.length - 1) / 2;
  const useless = new Set(moment.battle?.useless ?? []);
  // Of equal cards only one is offered; a click on any of them means that one.
  const shown = hand.map((held) => ({ ...held, offered: table.offered([held.card]) }));
  const lifted = shown.find(({ offered }) => offered === table.selected)?.key;
  return (
    <section
      className={`fan ${duel ? 'dueling' : ''}`}
      aria-label={yj.handOf(hand.length, duel)}
      style={{ '--cards': hand.length } as CSSProperties}
    >
      {shown.map(({ card, facts, key, offered }, i) => {
        const states = stateOf(table, [offered]);
        const state = key === lifted ? states : states.replace('selected', '');
        const noUse = useless.has(card) ? yj.uselessBattleCard : '';
        return (
          <div
            key={key}
            className={`held ${state}`}
            style={{ '--tilt': (i - middle) / Math.max(1, middle) } as CSSProperties}
          >
            <CardFace
              facts={facts}
              state={`${state} ${noUse === '' ? '' : 'useless'}`}
              label={[yj.inHand(facts.title, table.able.has(offered)), noUse].filter((part) => part !== '').join(', ')}
              description={yj.describe(facts)}
              here={here}
              card={offered}
              onPick={() => table.pick(offered)}
              onDrag={(event) => startDrag(event, offered, table)}
            />
          </div>
        );
      })}
    </section>
  );
}
