import { atom, createStore } from 'jotai';
import type { PasskeyReason } from '../../features/sign-in/components/PasskeyDialog/PasskeyDialog.tsx';

/** What waits for somebody's passkey. */
export interface Asked {
  reason: PasskeyReason;
  /** What they were about to do: "End the session in Firefox, Linux". */
  doing: string;
  /** It was shown: what waits goes on. */
  goOn: () => void;
  /** Cancels: nothing is done. */
  callOff: () => void;
}

/** Read by the dialog, written by whatever call was refused. */
export const askedAtom = atom<Asked | undefined>(undefined);

/** The one store of the Office; a call that is refused writes into it from outside of React. */
export const store = createStore();
