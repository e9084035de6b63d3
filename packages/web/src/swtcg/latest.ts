/** The table as it is now, for cards that are drawn again only when they themselves change. */
import { createContext, type RefObject, useContext } from 'react';
import type { TableControl } from './useTable.ts';

export const LatestTable = createContext<RefObject<TableControl | null>>({ current: null });

export const useLatest = (): RefObject<TableControl | null> => useContext(LatestTable);
