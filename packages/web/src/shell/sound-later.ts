/** The sounds are fetched when they are first wanted: most people play without. */
import { useStore } from './store.ts';

/** `heard`: the player has just turned them on, and hears one at once. */
const load = async (heard: boolean): Promise<void> => (await import('./sound.ts')).followSounds(heard);

export function followSoundsLater(): void {
  if (useStore.getState().settings.sound) return void load(false);
  const stop = useStore.subscribe(({ settings }) => {
    if (!settings.sound) return;
    stop();
    void load(true);
  });
}
