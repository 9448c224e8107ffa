import { createContext } from 'react';

/** Handlers of the search of everything. */
export interface FindEverything {
  /** Opens the search of everything. */
  onOpen: () => void;
  /** Called when the button is hovered or focused, so that the search can be prefetched. */
  onIntent?: () => void;
  /** True if the key `/` opens it, too. */
  hasKey: boolean;
}

/** Context from the shell to the header of each screen. `undefined` if nothing can be searched. */
export const FindEverythingContext = createContext<FindEverything | undefined>(undefined);
