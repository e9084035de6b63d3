/** The game is at another tab's table: it can be taken over, and it says where it went. */
import { useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import type { PageState } from '../shell/page-state.ts';
import { useStore } from '../shell/store.ts';

export function Elsewhere({ taken }: NonNullable<PageState['elsewhere']>) {
  const resume = useStore((page) => page.resume);
  const [, go] = useLocation();
  const { tabs: elsewhere } = messages;
  const takeOver = async (): Promise<void> => {
    if (!(await resume(true))) go('/');
  };
  return (
    <main className="broken">
      <h1>{taken ? elsewhere.taken : elsewhere.open}</h1>
      <p role="status">{taken ? elsewhere.takenHint : elsewhere.openHint}</p>
      <button type="button" className="answer primary" onClick={() => void takeOver()} autoFocus>
        {taken ? elsewhere.takeBack : elsewhere.takeOver}
      </button>
      <button type="button" className="answer" onClick={() => go('/')}>
        {messages.broken.home}
      </button>
    </main>
  );
}
