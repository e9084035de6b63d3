/** An address that leads nowhere, and ways on from it. */
import { Link } from 'wouter';
import { messages } from '../messages/index.ts';
import { Face } from './home/Face.tsx';

const WAYS = [
  ['/', 'play'],
  ['/learn', 'learn'],
  ['/decks', 'decks'],
  ['/cards', 'cards'],
  ['/rules', 'rules'],
] as const;

export function NotFoundPage() {
  const { notFound, nav } = messages;
  return (
    <section className="not-found">
      <Face name="ben" />
      <h1>{notFound.title}</h1>
      <p className="lead">{notFound.lead}</p>
      <nav aria-label={notFound.lead}>
        {WAYS.map(([to, name]) => (
          <Link key={to} href={to} className="answer">
            {nav[name]}
          </Link>
        ))}
      </nav>
    </section>
  );
}
