/** Card images that the player read from a folder: kept in this browser (IndexedDB), shown as local addresses. */
import { create } from 'zustand';
import { changeStore, readStore } from './database.ts';

interface Folder {
  /** Addresses by file name, reduced to letters and digits. */
  readonly urls: ReadonlyMap<string, string>;
}

export const useFolder = create<Folder>()(() => ({ urls: new Map() }));

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

/** Takes over the images among these files; returns how many there were. */
export async function readFolder(files: Iterable<File>): Promise<number> {
  const images = new Map(
    [...files].filter(({ type }) => type.startsWith('image/')).map((file) => [nameOf(file.name), file as Blob]),
  );
  await changeStore('images', (store) => {
    store.clear();
    for (const [name, blob] of images) store.put(blob, name);
  });
  show(images);
  return images.size;
}

/** Shows the images kept from an earlier visit. */
export async function openFolder(): Promise<void> {
  const images = [...(await readStore('images'))].filter((entry): entry is [string, Blob] => entry[1] instanceof Blob);
  show(new Map(images));
}

export async function forgetFolder(): Promise<void> {
  await changeStore('images', (store) => store.clear());
  show(new Map());
}
