/** The own hand; in a duel, the dueling hand. */
import { yj } from '../messages/young-jedi-en.ts';
import type { Facts } from '../session/young-jedi/facts.ts';
import type { CardView, Moment } from '../session/young-jedi/moment.ts';
import { Fan } from '../table/Fan.tsx';
import { mineOf } from '../table/seats.ts';
import { CardFace } from './CardFace.tsx';
import { useHere } from './Field.tsx';
import { usePage } from './page.ts';
import type { TableControl } from './useTable.ts';

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

const handOf = ({ duel, sides }: Moment, me: number): readonly CardView[] =>
  duel?.begun === true ? mineOf(duel.sides, me).hand : mineOf(sides, me).hand;

export function Hand({ table, me }: { readonly table: TableControl; readonly me: number }) {
  const faces = usePage((page) => page.facts);
  const { moment } = table;
  const here = useHere(moment);
  const duel = moment.duel?.begun === true;
  const cards = handOf(moment, me);
  const useless = new Set(moment.battle?.useless ?? []);
  return (
    <Fan
      cards={cards}
      facts={faces}
      order={duel ? byNumber : byKind}
      table={table}
      offered={({ card }) => table.offered([card])}
      label={(n) => yj.handOf(n, duel)}
      className={duel ? 'dueling' : ''}
      plates={!duel}
    >
      {({ facts, state, card, held, onPick, onDrag }) => {
        const noUse = useless.has(held) ? yj.uselessBattleCard : '';
        return (
          <CardFace
            facts={facts}
            state={`${state} ${noUse === '' ? '' : 'useless'}`}
            label={[yj.inHand(facts.title, table.able.has(card)), noUse].filter((part) => part !== '').join(', ')}
            description={yj.describe(facts)}
            here={here}
            card={card}
            onPick={onPick}
            onDrag={onDrag}
          />
        );
      }}
    </Fan>
  );
}
