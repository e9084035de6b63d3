/** Card images that the player read from a folder: kept in this browser (IndexedDB), shown as local addresses. */
import { create } from 'zustand';

interface Folder {
  /** Addresses by file name, reduced to letters and digits. */
  readonly urls: ReadonlyMap<string, string>;
}

export const useFolder = create<Folder>()(() => ({ urls: new Map() }));

const STORE = 'images';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('dejarik', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps no images')));
  });
}

const nameOf = (file: string): string =>
  file
    .replace(/\.\w+$/u, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '');

function show(images: ReadonlyMap<string, Blob>): void {
  for (const url of useFolder.getState().urls.values()) URL.revokeObjectURL(url);
  useFolder.setState({ urls: new Map([...images].map(([name, blob]) => [name, URL.createObjectURL(blob)])) });
}

async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite');
    work(transaction.objectStore(STORE));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('the images could not be kept')));
  });
  database.close();
}

/** Takes over the images among these files; returns how many there were. */
export async function readFolder(files: Iterable<File>): Promise<number> {
  const images = new Map(
    [...files].filter(({ type }) => type.startsWith('image/')).map((file) => [nameOf(file.name), file as Blob]),
  );
  await change((store) => {
    store.clear();
    for (const [name, blob] of images) store.put(blob, name);
  });
  show(images);
  return images.size;
}

/** Shows the images kept from an earlier visit. */
export async function openFolder(): Promise<void> {
  const database = await open();
  const images = await new Promise<Map<string, Blob>>((resolve, reject) => {
    const found = new Map<string, Blob>();
    const request = database.transaction(STORE).objectStore(STORE).openCursor();
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (cursor === null) return resolve(found);
      if (typeof cursor.key === 'string') found.set(cursor.key, cursor.value as Blob);
      cursor.continue();
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('the images could not be read')));
  });
  database.close();
  show(images);
}

export async function forgetFolder(): Promise<void> {
  await change((store) => store.clear());
  show(new Map());
}
