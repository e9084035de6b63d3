/** Theme, size of text, motion and pace, as marks on the document by which the style sheets go (`style/base.css`). */
import type { Settings } from './settings.ts';
import { isReduced, paceOf, reducesMotion } from './speed.ts';
import { useStore } from './store.ts';

const prefersLight = (): MediaQueryList => matchMedia('(prefers-color-scheme: light)');

function show(settings: Settings): void {
  const { theme, text } = settings;
  const isLight = theme === 'light' || (theme === 'system' && prefersLight().matches);
  const { dataset, style } = document.documentElement;
  const motion = isReduced(settings) ? 'reduced' : 'full';
  Object.assign(dataset, { theme: isLight ? 'light' : 'dark', text, motion });
  style.setProperty('--pace', String(paceOf(settings)));
  // The browser's own frame around the page follows.
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--bg');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour.trim());
}

/** Shows the page as it is set, now and whenever the settings or the device change. */
export function followAppearance(): void {
  show(useStore.getState().settings);
  useStore.subscribe(({ settings }, before) => {
    if (settings !== before.settings) show(settings);
  });
  for (const device of [prefersLight(), reducesMotion()])
    device.addEventListener('change', () => show(useStore.getState().settings));
}
