/** Flying Solo: both sides are laid out, and the game begins. */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../../messages/index.ts';
import { modeMessages } from '../../messages/modes-en.ts';
import type { SeatKind } from '../../session/new-game.ts';
import { DECK_SIDES, type DeckSide } from '../../session/sides.ts';
import type { SoloBeginning, SoloCards, SoloLayout } from '../../session/swtcg/solo.ts';
import { freshSeed, useStore } from '../../shell/store.ts';
import { useLibrary } from '../../shell/useLibrary.ts';
import { Legality } from '../builder/Legality.tsx';
import { sideNumber, sidesBy, tableOf } from '../sides.ts';
import { useStarting } from '../useStarting.tsx';
import { CardSelect, SoloUnits } from './SoloUnits.tsx';
import { askSolo, emptyLayout, isEmpty, isLong, type SoloArena, USUAL_PILE, useSolo, type Who } from './useSolo.ts';
import '../../style/modes.css';

const say = modeMessages.solo;
/** The rulebook that has it. */
const EDITION = 'x';
const ARENAS: readonly SoloArena[] = ['Space', 'Ground', 'Character'];
const PILES = [0, USUAL_PILE, 2 * USUAL_PILE];
const UNITS = [1, 2, 3, 4, 5];
const PLAYERS = ['alone', 'easy', 'normal'] as const;
const WHO: readonly Who[] = ['you', 'opponent'];

type CardsBySide = Readonly<Record<DeckSide, SoloCards>>;

/** What there is for each side. */
function useSoloCards(): CardsBySide | null {
  const adapter = useStore((page) => page.adapter);
  const [cards, setCards] = useState<CardsBySide | null>(null);
  useEffect(() => {
    if (adapter === null) return;
    const ofSide = async (side: DeckSide) => [side, await askSolo(adapter, 'cards', side)] as const;
    void Promise.all(DECK_SIDES.map(ofSide)).then((all) => setCards(Object.fromEntries(all) as CardsBySide));
  }, [adapter]);
  return cards;
}

export function SoloPage() {
  const library = useLibrary('swtcg');
  const adapter = useStore((page) => page.adapter);
  const start = useStore((page) => page.start);
  const cards = useSoloCards();
  const { layout, setLayout, judgement, deal, match, change, setUnits } = useSolo(adapter);
  const [units, setCount] = useState(3);
  const [pile, setPile] = useState(0);
  const [player, setPlayer] = useState<(typeof PLAYERS)[number]>('alone');
  const [, go] = useLocation();
  const { side } = layout.you;
  const against = layout.opponent.side;
  const table = tableOf(library, sideNumber(side), sideNumber(against));
  const places = table?.map((place) => place.side) ?? [...messages.sides.keys()];
  const own = places.indexOf(sideNumber(side));
  const sides = sidesBy(library, EDITION);
  /** Whoever takes the other's side leaves them the own one. */
  const choose = (mine: DeckSide, theirs: DeckSide): void =>
    setLayout(mine === theirs ? emptyLayout(against, side) : emptyLayout(mine, theirs));

  const [begin, asking] = useStarting('swtcg', async () => {
    go('/table');
    await start({
      game: 'swtcg',
      edition: EDITION,
      seed: freshSeed(),
      decks: [],
      seats: places.map((_, seat): SeatKind => (seat === own || player === 'alone' ? 'human' : player)),
      mode: { name: 'solo', about: { layout, long: isLong(layout) } satisfies SoloBeginning },
      ...(player === 'alone' ? { alone: own } : {}),
    });
  });
  if (adapter === null || cards === null || library === null) return <p className="lead">{messages.loading}</p>;
  const nameOf = (who: Who): string => say.side2(say.who[who], layout[who].side);
  const canBegin = judgement !== null && judgement.faults.length === 0 && !isEmpty(layout);
  const [mine = 0, theirs = 0] = judgement?.piles ?? [];
  return (
    <section className="solo-screen">
      <h1>{say.title}</h1>
      <p className="lead">{say.lead}</p>
      <form className="limited-fields" onSubmit={(event) => event.preventDefault()}>
        <label className="field">
          <span>{say.side}</span>
          <select value={side} onChange={(event) => choose(event.target.value as DeckSide, against)}>
            {sides.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say.against}</span>
          <select value={against} onChange={(event) => choose(side, event.target.value as DeckSide)}>
            {sides.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say.plays}</span>
          <select value={player} onChange={(event) => setPlayer(event.target.value as (typeof PLAYERS)[number])}>
            {PLAYERS.map((name) => (
              <option key={name} value={name}>
                {say.players[name]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say.units}</span>
          <select value={units} onChange={(event) => setCount(Number(event.target.value))}>
            {UNITS.map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say.piles}</span>
          <select value={pile} onChange={(event) => setPile(Number(event.target.value))}>
            {PILES.map((n) => (
              <option key={n} value={n}>
                {say.pileSizes[n]}
              </option>
            ))}
          </select>
        </label>
      </form>
      <div className="deck-actions">
        <button type="button" className="answer" onClick={() => void deal(side, against, units, pile)}>
          {say.deal}
        </button>
        <button type="button" className="answer" disabled={isEmpty(layout)} onClick={() => void match()}>
          {say.match}
        </button>
        <button type="button" className="answer" onClick={() => setLayout(emptyLayout(side, against))}>
          {say.clear}
        </button>
        <button type="button" className="answer primary" disabled={!canBegin} onClick={begin}>
          {say.begin}
        </button>
      </div>
      {isEmpty(layout) ? null : <Legality faults={judgement?.faults ?? null} legal={say.ready} />}
      {mine + theirs === 0 ? null : <p className="about">{say.pileCosts(mine, theirs)}</p>}
      <div className="solo-arenas">
        {ARENAS.map((arena) => (
          <section key={arena} aria-label={arena}>
            <h2>{arena}</h2>
            {judgement === null ? null : <p className="about">{say.cost(...judgement.costs[arena])}</p>}
            {WHO.map((who) => (
              <SoloUnits
                key={who}
                adapter={adapter}
                who={nameOf(who)}
                side={layout[who].side}
                arena={arena}
                units={layout[who].units[arena]}
                offered={cards[layout[who].side].units[arena]}
                onChange={(changed) => setUnits(who, arena, changed)}
              />
            ))}
            <Location arena={arena} cards={cards} layout={layout} onChange={setLayout} />
          </section>
        ))}
      </div>
      <div className="limited-fields">
        {WHO.flatMap((who) =>
          (['event', 'resource'] as const).map((what) => {
            const ids = cards[layout[who].side][`${what}s`];
            return ids.length === 0 ? null : (
              <div key={`${who}-${what}`} className="field">
                <span>{`${say[what]}: ${nameOf(who)}`}</span>
                <CardSelect
                  label={`${say[what]}: ${nameOf(who)}`}
                  hint={say.noCard}
                  ids={ids}
                  value={layout[who][what] ?? ''}
                  onChange={(id) => change(who, withCard(what, id))}
                />
              </div>
            );
          }),
        )}
      </div>
      {asking}
    </section>
  );
}

/** Taken away, it is not there, rather than empty. */
const withCard = (what: 'event' | 'resource', id: string) =>
  ({ [what]: id === '' ? undefined : id }) as { readonly event?: string; readonly resource?: string };

interface LocationProps {
  readonly arena: SoloArena;
  readonly cards: CardsBySide;
  readonly layout: SoloLayout;
  readonly onChange: (layout: SoloLayout) => void;
}

/** At most one an arena, of either side (TCG-SOLO-03). */
function Location({ arena, cards, layout, onChange }: LocationProps) {
  const { [arena]: now, ...others } = layout.locations ?? {};
  const offered = WHO.flatMap((who) => cards[layout[who].side].locations[arena].map((id) => ({ who, id })));
  if (offered.length === 0) return null;
  const choose = (id: string): void => {
    const of = offered.find((one) => one.id === id)?.who;
    onChange({ ...layout, locations: of === undefined ? others : { ...others, [arena]: { card: id, of } } });
  };
  return (
    <div className="field">
      <span>{say.location}</span>
      <CardSelect
        label={`${say.location}: ${arena}`}
        hint={say.noCard}
        ids={offered.map(({ id }) => id)}
        value={now?.card ?? ''}
        onChange={choose}
      />
    </div>
  );
}
