import { useLoaded } from '@banyan/ui/overlays';
import { useRef, useState } from 'react';
import type { FieldValues } from '../../form/fieldState.ts';
import { type Posted, postedRefusal } from '../../form/serverState.ts';
import { captchaRefusal, type Failure } from '../../form/submitFailure.ts';
import type { PersonCheckProps, PersonHandle, PersonState } from './OnDemandWidget.tsx';

const load = async () => (await import('./OnDemandWidget.tsx')).PersonCheck;

/**
 * The verification of a form that asks for it only once the server has asked.
 *
 * @param posted What a server has answered that was posted to without JavaScript.
 */
export function usePersonCheck(posted?: Posted<FieldValues>) {
  const [wanted, setWanted] = useState(() => postedRefusal(posted));
  const [failed, setFailed] = useState(false);
  const [state, setState] = useState<PersonState>();
  const handle = useRef<PersonHandle>(null);
  const asked = wanted !== undefined;
  // Its code did not come: the next press asks the server again, and that fetches it again.
  const PersonCheck = useLoaded<PersonCheckProps>(load, asked && !failed, () => setFailed(true));

  return {
    PersonCheck: asked ? PersonCheck : undefined,
    /** For `PersonCheck`. */
    wiring: { ref: handle, onChange: setState },
    asked,
    /** What stands against submitting; also in the summary. */
    error: asked && !state?.verified ? (state?.error ?? wanted) : undefined,
    object: () => handle.current?.object(),
    token: async () => (await handle.current?.token()) ?? '',
    /** After a try that failed. @returns whether it failed for want of a verification. */
    settle: (failure: Failure) => {
      const refusal = captchaRefusal(failure);
      handle.current?.settle(failure);
      setFailed(false);
      if (refusal !== undefined) setWanted(refusal);
      return refusal !== undefined;
    },
    /** After a success: nobody is asked until the server asks again. */
    reset: () => {
      setWanted(undefined);
      setState(undefined);
    },
  };
}
