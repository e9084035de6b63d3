/** What happened last, for those who hear the page: spoken where the log, which says the same, is not displayed. */
import { useEffect, useRef, useState } from 'react';
import type { LogEntry } from '../session/moment.ts';
import { newsOf } from './news.ts';

const isLogDisplayed = (): boolean => {
  const log = document.querySelector('.log');
  return log !== null && log.getClientRects().length > 0;
};

export function Told({ log }: { readonly log: readonly LogEntry[] }) {
  const before = useRef(log.length);
  const [news, setNews] = useState('');
  useEffect(() => {
    const told = newsOf(log, before.current);
    before.current = log.length;
    if (told !== '') setNews(isLogDisplayed() ? '' : told);
  }, [log]);
  return (
    <p className="visually-hidden" role="status" data-told>
      {news}
    </p>
  );
}
