/** One entry of a row: a card in play, its copies beneath it; or backs. */
import { yj } from '../messages/young-jedi-en.ts';
import { stateOf } from '../table/control.ts';
import { CardBack, CardFace, powerText } from './CardFace.tsx';
import type { Entry } from './groups.ts';
import type { TableControl } from './useTable.ts';

/** What a screen reader says of it. */
export function labelOf({ facts, cards, down, power }: Entry, state: string): string {
  if (facts === null) return yj.backs(cards.length);
  const fights = facts.type === 'Character' || facts.type === 'Starship';
  const parts = [fights ? yj.inPlay(facts.title, powerText(facts.power, power), facts.damage) : facts.title];
  if (cards.length > 1) parts.push(yj.copies(cards.length));
  if (down) parts.push(yj.hidden);
  if (state.includes('able')) parts.push(yj.able);
  return parts.join(', ');
}

interface InPlayProps {
  readonly entry: Entry;
  readonly table: TableControl;
  readonly seat: number;
  readonly here: number;
}

export function InPlay({ entry, table, seat, here }: InPlayProps) {
  const { facts, cards, down, power, stack } = entry;
  const state = stateOf(table, ...cards);
  const card = table.offered(cards);
  const content =
    facts === null ? (
      <CardBack label={labelOf(entry, '')} seat={seat} copies={cards.length} card={card} />
    ) : (
      <CardFace
        facts={facts}
        state={state}
        label={labelOf(entry, state)}
        power={facts.type === 'Character' || facts.type === 'Starship' ? power : null}
        here={here}
        copies={cards.length}
        down={down}
        card={card}
        onPick={() => table.pick(card)}
      />
    );
  const className = `entry ${cards.length > 1 ? 'pile' : ''} ${stack === '' ? '' : `in-stack stack-${stack}`}`;
  return <div className={className}>{content}</div>;
}
