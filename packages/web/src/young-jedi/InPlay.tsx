/** One entry of a row: a card in play, its copies beneath it; or backs. */
import { motion } from 'motion/react';
import { yj } from '../messages/young-jedi-en.ts';
import { effectiveSpeed } from '../shell/speed.ts';
import { stateOf } from '../table/control.ts';
import { CardBack, CardFace, powerText } from './CardFace.tsx';
import type { Entry } from './groups.ts';
import { usePage } from './page.ts';
import type { TableControl } from './useTable.ts';

/** What a screen reader says of it. */
function labelOf({ facts, cards, down, power }: Entry, state: string): string {
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
  /** Where it comes from when it appears: above or below. */
  readonly from?: number;
}

export function InPlay({ entry, table, seat, here, from = 0 }: InPlayProps) {
  const still = usePage((page) => effectiveSpeed(page.settings) === 'off');
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
  if (still) return <div className={className}>{content}</div>;
  return (
    <motion.div
      layout="position"
      className={className}
      initial={{ opacity: 0, y: from * 50, scale: 0.86 }}
      animate={{ opacity: 1, y: 0, scale: 1 }}
      transition={{ duration: 0.25 }}
    >
      {content}
    </motion.div>
  );
}
