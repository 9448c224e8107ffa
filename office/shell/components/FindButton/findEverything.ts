import { createContext } from 'react';

/** How the search of everything is opened. */
export interface FindEverything {
  /** Opens the search of everything. */
  onOpen: () => void;
  /** It is pointed at or focused: what it needs can be fetched. */
  onIntent?: () => void;
  /** Whether the key `/` opens it, too. */
  hasKey: boolean;
}

/** From the shell to the head of each screen. `undefined` where nothing can be searched. */
export const FindEverythingContext = createContext<FindEverything | undefined>(undefined);
