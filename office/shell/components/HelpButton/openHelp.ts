import { createContext } from 'react';

/** How the help of the current screen is opened. */
export interface OpenHelp {
  /** Opens it. */
  onOpen: () => void;
  /** The button is pointed at or focused: what help needs can be fetched. */
  onIntent?: () => void;
}

/** From the shell to the head of each screen. `undefined` where there is no help. */
export const OpenHelpContext = createContext<OpenHelp | undefined>(undefined);
