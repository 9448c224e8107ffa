import type { Theme } from '@banyan/ui/theme';
import { national } from '@banyan/ui/themes';
import { createContext, useContext } from 'react';

/** What the toolbar has chosen: whose colours, and by day or by night. */
export interface Worn {
  theme: Theme;
  mode: 'light' | 'dark';
}

/** Provided by the container of every document. */
export const WornContext = createContext<Worn>({ theme: national, mode: 'light' });

export const useWorn = (): Worn => useContext(WornContext);
