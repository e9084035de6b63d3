/** The bar and the screen under it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import '../style/pages.css';
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
  ['/settings', 'settings'],
] as const;

export function Frame({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const content = useRef<HTMLElement>(null);
  const here = (to: string): boolean => (to === '/' ? path === '/' : path.startsWith(to));
  const screen = LINKS.find(([to]) => here(to))?.[1] ?? 'play';
  useEffect(() => {
    document.title = `${messages.nav[screen]} · ${messages.name}`;
    content.current?.scrollTo({ top: 0 });
  }, [screen]);
  return (
    <div className="page">
      <a className="skip" href="#content">
        {messages.skip}
      </a>
      <header className="bar">
        <Link href="/" className="brand">
          {messages.name}
        </Link>
        <nav aria-label={messages.navLabel}>
          {LINKS.map(([to, name]) => (
            <Link key={to} href={to} aria-current={here(to) ? 'page' : undefined}>
              {messages.nav[name]}
            </Link>
          ))}
        </nav>
      </header>
      <main id="content" ref={content} className={`screen-${screen}`} tabIndex={-1}>
        {children}
        <footer className="foot">{messages.disclaimer}</footer>
      </main>
    </div>
  );
}
