import { createContext } from 'react';

/** Handlers of the help. */
export interface OpenHelp {
  /** Opens the help. */
  onOpen: () => void;
  /** Called when the button is hovered or focused, so that the help can be prefetched. */
  onIntent?: () => void;
}

/** Context from the shell to the header of each screen. `undefined` if there is no help. */
export const OpenHelpContext = createContext<OpenHelp | undefined>(undefined);
