import { atom, createStore } from 'jotai';
import type { PasskeyReason } from '../../features/sign-in/components/PasskeyDialog/PasskeyDialog.tsx';

/** Call that waits for the passkey. */
export interface Asked {
  reason: PasskeyReason;
  /** Name of the action that waits for the passkey: "End the session in Firefox, Linux". */
  doing: string;
  /** Continues the waiting call after the passkey was used. */
  goOn: () => void;
  /** Cancels: nothing is done. */
  callOff: () => void;
}

/** Waiting call, set by `withStepUp` and shown by the passkey dialog. */
export const askedAtom = atom<Asked | undefined>(undefined);

/** Jotai store of the Office; calls outside of React write to it, too. */
export const store = createStore();
