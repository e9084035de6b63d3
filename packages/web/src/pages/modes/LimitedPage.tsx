/** Draft and sealed: from the boosters to a game with the deck that was built from them. */
import { useEffect, useRef } from 'react';
import { modeMessages } from '../../messages/modes-en.ts';
import { messages } from '../../messages/index.ts';
import { Sure } from '../Sure.tsx';
import { Decks } from './Decks.tsx';
import { NewLimited } from './NewLimited.tsx';
import { Picking } from './Picking.tsx';
import { useLimited } from './useLimited.ts';
import '../../style/modes.css';

const say = modeMessages.limited;

interface HandOverProps {
  readonly name: string;
  readonly onReady: () => void;
}

/** Nothing of anybody's cards is on the screen while the device changes hands. */
function HandOver({ name, onReady }: HandOverProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  return (
    <div className="hand-on">
      <h2>{say.handOver(name)}</h2>
      <p>{say.handOverHint}</p>
      <button ref={button} type="button" className="answer primary" onClick={onReady}>
        {say.ready(name)}
      </button>
    </div>
  );
}

export function LimitedPage() {
  const { adapter, table, holder, isReady, fault, change, handTo, close } = useLimited();
  const trouble =
    fault === null ? null : (
      <p className="notice" role="alert">
        {fault}
      </p>
    );
  if (adapter === null || !isReady) return <p className="lead">{messages.loading}</p>;
  if (table === null)
    return (
      <section className="limited-screen">
        <h1>{say.title}</h1>
        <p className="lead">{say.lead}</p>
        {trouble}
        <NewLimited adapter={adapter} onOpen={(setup) => void change((open) => open.ask('limitedOpen', setup))} />
      </section>
    );
  const { asked, players } = table;
  const end = <Sure ask={say.close} sure={say.closeSure} cancel={say.keep} warning={say.closeWarning} onSure={close} />;
  if (asked === null)
    return (
      <Decks adapter={adapter} table={table} holder={holder} change={change} onHand={handTo} end={end}>
        {trouble}
      </Decks>
    );
  return (
    <section className="limited-screen">
      <header className="screen-head">
        <h1>{say.modes[table.mode]}</h1>
        <div className="deck-actions">{end}</div>
      </header>
      {trouble}
      {holder?.seat === asked ? (
        <Picking
          table={table}
          holder={holder}
          onTake={(place) => change((open) => open.ask('limitedTake', asked, table.taken, place))}
        />
      ) : (
        <HandOver name={players[asked]!.name} onReady={() => void handTo(asked)} />
      )}
    </section>
  );
}
