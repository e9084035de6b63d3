/** Several people on one screen: whose turn it is to look, what happened since they last did, and what is asked in the open. */
import { messages } from '../messages/index.ts';
import { useStore } from '../shell/store.ts';
import { seatName } from './seats.ts';

/** Nothing but what all have seen is shown until the right one has the device. */
export function HandOver({ seat }: { readonly seat: number }) {
  const takeOver = useStore((page) => page.takeOver);
  const places = useStore((page) => page.moment?.places) ?? [];
  const news = useStore((page) => page.moment?.news) ?? [];
  return (
    <main className={`hand-over side${places[seat]?.side ?? seat}`}>
      <h1>{messages.handOver(seatName(places, seat))}</h1>
      <p>{messages.handOverHint}</p>
      {news.length === 0 ? null : (
        <section className="news" aria-label={messages.sinceThen}>
          <h2>{messages.sinceThen}</h2>
          <ul>
            {news.map(({ text, level, depth }, i) => (
              <li key={i} className={`${level} depth${depth}`}>
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <button type="button" className="answer primary big" onClick={takeOver} autoFocus>
        {messages.ready}
      </button>
    </main>
  );
}

/** Both look on: who is asked, and the way to the own hand. */
export function InTheOpen() {
  const moment = useStore((page) => page.moment);
  const isPast = useStore((page) => page.past !== null);
  const adapter = useStore((page) => page.adapter);
  const busy = useStore((page) => page.busy);
  if (moment?.covered === undefined || moment.question === null || isPast) return null;
  const { viewer, places, covered, decision } = moment;
  return (
    <section className={`in-the-open side${places[viewer]?.side ?? viewer}`} aria-label={messages.inTheOpen.label}>
      <p>
        <b>{messages.inTheOpen.asked(seatName(places, viewer))}</b> {messages.inTheOpen.covered}
      </p>
      {covered.hand ? (
        <button
          type="button"
          className="quiet"
          disabled={busy}
          onClick={() => void adapter?.ask('lookAtHand', viewer, decision)}
        >
          {messages.inTheOpen.look}
        </button>
      ) : null}
    </section>
  );
}
