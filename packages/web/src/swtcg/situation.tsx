/** How a game of the Star Wars TCG stands, in small. */
import { Drawn } from '../art/Drawn.tsx';
import { picturesLater } from '../art/later.ts';
import { messages } from '../messages/index.ts';
import { type Column, holdings, sideOf, type Situation, standsBelow, whoIs } from '../pages/situation.ts';
import type { Moment } from '../session/swtcg/moment.ts';
import { factsOf } from '../shell/facts.ts';
import { useStore } from '../shell/store.ts';

const useScenes = picturesLater<number>(() => import('./arenas.ts'));

function Backdrop({ arena }: { readonly arena: number }) {
  const sceneOf = useScenes();
  return <Drawn picture={sceneOf?.(arena) ?? null} />;
}

/** The seat whose side alone has units there, or -1: of a team, the first of it. */
function holderOf({ sides, places }: Moment, arena: number): number {
  const present = sides.filter((side) => side.arenas[arena]!.length > 0).map(({ seat }) => seat);
  const [first] = present;
  return first !== undefined && present.every((seat) => sideOf(places, seat) === sideOf(places, first)) ? first : -1;
}

function column(moment: Moment, arena: number): Column {
  const { stands } = messages;
  const faces = (mine: boolean): (string | null)[] =>
    moment.sides
      .filter(({ seat }) => standsBelow(moment, seat) === mine)
      .flatMap((side) => side.arenas[arena]!.map(({ face }) => face));
  const holder = holderOf(moment, arena);
  const [above, below] = [faces(false), faces(true)];
  const open = above.length + below.length > 0 ? stands.both : stands.nobody;
  return {
    name: messages.arenas[arena]!,
    above,
    below,
    held: holder < 0 ? -1 : sideOf(moment.places, holder),
    says: holder < 0 ? open : stands.holding(whoIs(moment, holder)),
    backdrop: <Backdrop arena={arena} />,
  };
}

const TO_WIN = 2;

function headline(moment: Moment, winner: string | undefined, held: readonly unknown[]): string {
  const { stands } = messages;
  const { attack, turn, battleIn } = moment;
  const striking =
    attack === null
      ? undefined
      : moment.sides.flatMap(({ arenas }) => arenas.flat()).find(({ card }) => card === attack.attacker)?.face;
  const name = factsOf(useStore.getState(), 'swtcg').get(striking ?? '')?.name;
  if (name !== undefined) return stands.aboutToStrike(name);
  if (turn === 0) return stands.setup;
  if (winner !== undefined) return stands.wins(winner);
  if (battleIn >= 0) return stands.battleFor(messages.arenas[battleIn]!);
  return held.length === 0 ? stands.allOpen : messages.turn(turn);
}

export function situation(moment: Moment): Situation {
  const { stands } = messages;
  const { turn, phase, battleIn } = moment;
  const held = messages.arenas.flatMap((name, arena) => {
    const holder = holderOf(moment, arena);
    return holder < 0 ? [] : [[whoIs(moment, holder), name] as const];
  });
  const count = (who: string): number => held.filter(([holder]) => holder === who).length;
  const winner = held.map(([who]) => who).find((who) => count(who) >= TO_WIN);
  const close = winner === undefined ? held.map(([who]) => who).find((who) => count(who) === TO_WIN - 1) : undefined;
  const where = battleIn >= 0 ? messages.battleOf(messages.arenas[battleIn]!) : messages.phases[phase]!;
  return {
    headline: headline(moment, winner, held),
    text: stands.sentence(
      turn === 0 ? messages.phases[phase]! : stands.turn(turn, where),
      turn === 0 ? '' : held.length === 0 ? stands.allOpen : holdings(held),
      close === undefined || turn === 0 ? '' : stands.needsOne(close),
    ),
    columns: messages.arenas.map((_, arena) => column(moment, arena)),
  };
}
