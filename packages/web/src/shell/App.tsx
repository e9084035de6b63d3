/** The page: one bar, the screens, and the table. Shared by all games; only what lies on the table is the game's own. */
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { messages } from '../messages/index.ts';
import { HomePage } from '../pages/home/HomePage.tsx';
import { workerAdapter } from '../session/client.ts';
import type { GameId } from '../session/moment.ts';
import { TablePage } from '../table/TablePage.tsx';
import { followAppearance } from './appearance.ts';
import { openFolder } from './folder.ts';
import { Frame } from './Frame.tsx';
import { addressOf, placeOf } from './addresses.ts';
import { GAME_IDS, isGame } from './games.ts';
import { followSoundsLater } from './sound-later.ts';
import { useStore } from './store.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { loadPage } from './tables.ts';
import { nextHere } from './waiting.ts';

// What a first game does not need is loaded when it is opened.
const LearnPage = lazy(async () => ({ default: (await import('../pages/LearnPage.tsx')).LearnPage }));
const DecksPage = lazy(async () => ({ default: (await import('../pages/DecksPage.tsx')).DecksPage }));
const DeckPage = lazy(async () => ({ default: (await import('../pages/DeckPage.tsx')).DeckPage }));
const CardsPage = lazy(async () => ({ default: (await import('../pages/CardsPage.tsx')).CardsPage }));
const RulebookPage = lazy(async () => ({ default: (await import('../pages/RulebookPage.tsx')).RulebookPage }));
const ReplaysPage = lazy(async () => ({ default: (await import('../pages/ReplaysPage.tsx')).ReplaysPage }));
const TournamentPage = lazy(async () => ({
  default: (await import('../pages/tournament/TournamentPage.tsx')).TournamentPage,
}));
const LimitedPage = lazy(async () => ({ default: (await import('../pages/modes/LimitedPage.tsx')).LimitedPage }));
const SoloPage = lazy(async () => ({ default: (await import('../pages/modes/SoloPage.tsx')).SoloPage }));
const TroigPage = lazy(async () => ({ default: (await import('../pages/modes/TroigPage.tsx')).TroigPage }));
const BidPage = lazy(async () => ({ default: (await import('../pages/modes/BidPage.tsx')).BidPage }));
const SettingsPage = lazy(async () => ({ default: (await import('../pages/SettingsPage.tsx')).SettingsPage }));

/** The game that is wanted first: the one left at the table, the one that the address names, or the one chosen last. */
function firstGame(): GameId {
  const { pathname } = window.location;
  const left = pathname === '/table' ? nextHere()?.saved.replay.game : undefined;
  if (isGame(left)) return left;
  return pathname === '/' ? useStore.getState().settings.game : placeOf(pathname).game;
}

const SCREENS: readonly (readonly [path: string, screen: ComponentType])[] = [
  ['/', HomePage],
  ['/new', HomePage],
  ['/learn', LearnPage],
  ['/decks', DecksPage],
  ['/decks/:id', DeckPage],
  ['/cards/:id?', CardsPage],
  ['/rules/:id?', RulebookPage],
  ['/replays', ReplaysPage],
  ['/tournament', TournamentPage],
  ['/draft', LimitedPage],
  ['/solo', SoloPage],
  ['/troig', TroigPage],
  ['/bid', BidPage],
  ['/settings', SettingsPage],
];

export function App() {
  const open = useStore((page) => page.open);
  const folder = useStore((page) => page.settings.folder);
  useEffect(() => {
    if (useStore.getState().adapter !== null) return;
    open(workerAdapter(new Worker(new URL('../session/worker.ts', import.meta.url), { type: 'module' })));
    followSoundsLater();
    followAppearance();
    // What another tab keeps is taken over, rather than overwritten later.
    addEventListener('storage', () => useStore.getState().refresh());
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void useStore.getState().keepNow();
    });
    // Already now, not only when it is wanted.
    const game = firstGame();
    useStore.getState().tellAside('');
    void loadPage(game).catch(() => {});
    void useStore.getState().openLibrary(game);
  }, [open]);
  useEffect(() => {
    if (folder) openFolder().catch(() => {}); // without them the drawn art is shown
  }, [folder]);
  return (
    <Switch>
      <Route path="/table" component={TablePage} />
      <Route>
        <Frame>
          <Suspense fallback={<p className="lead">{messages.loading}</p>}>
            <Switch>
              {GAME_IDS.flatMap((game) =>
                SCREENS.map(([path, screen]) => {
                  const address = addressOf(game, path);
                  return <Route key={address} path={address} component={screen} />;
                }),
              )}
              <Route component={NotFoundPage} />
            </Switch>
          </Suspense>
        </Frame>
      </Route>
    </Switch>
  );
}
