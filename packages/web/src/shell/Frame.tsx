/** The bar and the screen under it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import { addressOf, placeOf } from './addresses.ts';
import { useStore } from './store.ts';
import '../style/pages.css';
import '../style/cards.css';
import '../style/decks.css';
import '../style/reading.css';
import '../style/pages-sizes.css';

const LINKS = [
  ['/', 'play'],
  ['/learn', 'learn'],
  ['/decks', 'decks'],
  ['/cards', 'cards'],
  ['/rules', 'rules'],
  ['/replays', 'replays'],
  ['/tournament', 'tournament'],
  ['/settings', 'settings'],
] as const;

/** The screens that each game has for itself. */
const OF_A_GAME: ReadonlySet<string> = new Set(['learn', 'decks', 'cards', 'rules']);

/** The screens from which a game begins. */
const PLAYING: ReadonlySet<string> = new Set(['/', '/new', '/draft', '/solo', '/troig', '/bid']);

export function Frame({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const kept = useStore((page) => page.settings.game);
  const aside = useStore((page) => page.aside);
  const tellAside = useStore((page) => page.tellAside);
  const content = useRef<HTMLElement>(null);
  const place = placeOf(path);
  const here = (to: string): boolean => (to === '/' ? PLAYING.has(place.screen) : place.screen.startsWith(to));
  const screen = LINKS.find(([to]) => here(to))?.[1] ?? null;
  // A screen that is about one game leads to the others about it; the rest go by the game that was chosen.
  const game = screen !== null && OF_A_GAME.has(screen) ? place.game : kept;
  useEffect(() => {
    document.title = `${screen === null ? messages.notFound.title : messages.nav[screen]} · ${messages.name}`;
    content.current?.scrollTo({ top: 0 });
  }, [screen]);
  return (
    <div className="page">
      <a className="skip" href="#content">
        {messages.skipTo}
      </a>
      <header className="bar">
        <Link href="/" className="brand">
          {messages.name}
        </Link>
        <nav aria-label={messages.navLabel}>
          {LINKS.map(([to, name]) => (
            <Link
              key={to}
              href={OF_A_GAME.has(name) ? addressOf(game, to) : to}
              aria-current={here(to) ? 'page' : undefined}
            >
              {messages.nav[name]}
            </Link>
          ))}
        </nav>
      </header>
      <main id="content" ref={content} className={`screen-${screen ?? 'none'}`} tabIndex={-1}>
        {aside === null ? null : (
          <div className="set-aside" role="alert">
            <p>{aside}</p>
            <button type="button" className="answer" onClick={() => tellAside(null)}>
              {messages.aside.read}
            </button>
          </div>
        )}
        {children}
        <footer className="foot">{messages.disclaimer}</footer>
      </main>
    </div>
  );
}
