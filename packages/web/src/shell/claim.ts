/**
 * One tab at a time has a game at its table. A tab that is closed gives its game free by itself; a tab that takes a game over
 * tells the other. Where the browser has no locks (a page without https) every tab may, and `keepHere` sees to it that
 * nothing is lost.
 */

let held: { readonly place: string; readonly release: () => void } | null = null;

/** Gives the game free that this tab has. */
function letGo(): void {
  held?.release();
  held = null;
}

/** False: another tab has it. `takeOver`: even then; that tab is told. `onLost`: another tab has taken it over from here. */
export function claim(place: string, takeOver: boolean, onLost: () => void): Promise<boolean> {
  if (held?.place === place) return Promise.resolve(true);
  letGo();
  // Only a page with https has it, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    const has = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null);
      if (lock === null) return undefined;
      return new Promise((release) => {
        held = { place, release };
      });
    };
    locks.request(`dejarik ${place}`, takeOver ? { steal: true } : { ifAvailable: true }, has).catch(() => {
      if (held?.place === place) held = null;
      onLost();
    });
  });
}
