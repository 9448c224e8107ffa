import { type Dispatch, type RefObject, type SetStateAction, useRef, useState } from 'react';
import type { FieldValues } from '../form/fieldState.ts';
import { captchaErrorOf, type ServerState } from '../form/serverState.ts';
import type { WidgetHandle } from './provider.tsx';
import type { VerificationState } from './verificationState.ts';

/** What a form keeps of its verification. */
export interface StoredVerification {
  state: VerificationState;
  setState: Dispatch<SetStateAction<VerificationState>>;
  /** The widget that is shown, or nothing. */
  handle: RefObject<WidgetHandle | null>;
}

/**
 * Keeps the verification of one form. By itself for a form that shows it in a later step, with `useStoredVerification`
 * and `captchaOf` where that step's code is; other forms take `useVerification`, which is all of them.
 *
 * @param serverState What a server has answered that was posted to without JavaScript.
 */
export function useVerificationState(serverState?: ServerState<FieldValues>): StoredVerification {
  const [state, setState] = useState<VerificationState>(() => {
    const error = captchaErrorOf(serverState);
    return error === undefined ? { phase: 'loading' } : { phase: 'loading', error };
  });
  const handle = useRef<WidgetHandle>(null);
  return { state, setState, handle };
}
