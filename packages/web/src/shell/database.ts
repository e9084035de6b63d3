/** What is too much for the browser's small keeping: its database, with a store for each kind of thing. */

type Store = 'images' | 'games';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('dejarik', 2);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      if (oldVersion < 1) request.result.createObjectStore('images' satisfies Store);
      request.result.createObjectStore('games' satisfies Store);
    });
    request.addEventListener('success', () => {
      // A page of a later version, in another tab, need not wait for this one.
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')));
  });
}

/** All that is kept there, by its key. */
export async function readStore(name: Store): Promise<Map<string, unknown>> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const found = new Map<string, unknown>();
      const request = database.transaction(name).objectStore(name).openCursor();
      request.addEventListener('success', () => {
        const cursor = request.result;
        if (cursor === null) return resolve(found);
        if (typeof cursor.key === 'string') found.set(cursor.key, cursor.value);
        cursor.continue();
      });
      request.addEventListener('error', () => reject(request.error ?? new Error(`the ${name} could not be read`)));
    });
  } finally {
    database.close();
  }
}

export async function changeStore(name: Store, work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(name, 'readwrite');
      work(transaction.objectStore(name));
      transaction.addEventListener('complete', () => resolve());
      const fail = (): void => reject(transaction.error ?? new Error(`the ${name} could not be kept`));
      transaction.addEventListener('error', fail);
      transaction.addEventListener('abort', fail);
    });
  } finally {
    database.close();
  }
}
