/** The page: one bar, the screens, and the table. Shared by all games; only the table is the game's own. */
import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { messages } from '../messages/index.ts';
import { PlayPage } from '../pages/PlayPage.tsx';
import { workerAdapter } from '../session/client.ts';
import { TablePage } from '../swtcg/TablePage.tsx';
import { openFolder } from './folder.ts';
import { Frame } from './Frame.tsx';
import { followSounds } from './sound.ts';
import { useStore } from './store.ts';

// What a first game does not need is loaded when it is opened.
const LearnPage = lazy(async () => ({ default: (await import('../pages/LearnPage.tsx')).LearnPage }));
const DecksPage = lazy(async () => ({ default: (await import('../pages/DecksPage.tsx')).DecksPage }));
const DeckPage = lazy(async () => ({ default: (await import('../pages/DeckPage.tsx')).DeckPage }));
const CardsPage = lazy(async () => ({ default: (await import('../pages/CardsPage.tsx')).CardsPage }));
const RulebookPage = lazy(async () => ({ default: (await import('../pages/RulebookPage.tsx')).RulebookPage }));
const ReplaysPage = lazy(async () => ({ default: (await import('../pages/ReplaysPage.tsx')).ReplaysPage }));
const SettingsPage = lazy(async () => ({ default: (await import('../pages/SettingsPage.tsx')).SettingsPage }));

const NotFound = () => (
  <section>
    <h1>{messages.notFound}</h1>
  </section>
);

export function App() {
  const open = useStore((page) => page.open);
  const folder = useStore((page) => page.settings.folder);
  useEffect(() => {
    if (useStore.getState().adapter !== null) return;
    void open(workerAdapter(new Worker(new URL('../session/worker.ts', import.meta.url), { type: 'module' })));
    followSounds();
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
              <Route path="/" component={PlayPage} />
              <Route path="/learn" component={LearnPage} />
              <Route path="/decks" component={DecksPage} />
              <Route path="/decks/:id" component={DeckPage} />
              <Route path="/cards/:id?" component={CardsPage} />
              <Route path="/rules/:id?" component={RulebookPage} />
              <Route path="/replays" component={ReplaysPage} />
              <Route path="/settings" component={SettingsPage} />
              <Route component={NotFound} />
            </Switch>
          </Suspense>
        </Frame>
      </Route>
    </Switch>
  );
}
