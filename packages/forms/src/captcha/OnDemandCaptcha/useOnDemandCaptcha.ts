import { lazyModule, useLazyModule } from '@banyan/ui/hooks';
import { useRef, useState } from 'react';
import type { FieldValues } from '../../form/fieldState.ts';
import { captchaErrorOf, type ServerState } from '../../form/serverState.ts';
import { captchaRefusal, type SubmitFailure } from '../../form/submitFailure.ts';
import type { OnDemandHandle, OnDemandState } from './OnDemandWidget.tsx';

const widget = lazyModule(() => import('./OnDemandWidget.tsx'));

/**
 * The verification of a form that asks for it only once the server has asked.
 *
 * @param posted What a server has answered that was posted to without JavaScript.
 */
export function useOnDemandCaptcha(serverState?: ServerState<FieldValues>) {
  const [wanted, setWanted] = useState(() => captchaErrorOf(serverState));
  const [failed, setFailed] = useState(false);
  const [state, setState] = useState<OnDemandState>();
  const handle = useRef<OnDemandHandle>(null);
  const asked = wanted !== undefined;
  // Its code did not come: the next press asks the server again, and that fetches it again.
  const { value } = useLazyModule({
    module: widget,
    need: asked && !failed ? 'now' : 'none',
    onFailure: () => setFailed(true),
  });

  return {
    Widget: asked ? value?.OnDemandWidget : undefined,
    /** For `Widget`. */
    wiring: { ref: handle, onChange: setState },
    asked,
    /** What stands against submitting; also in the summary. */
    error: asked && !state?.verified ? (state?.error ?? wanted) : undefined,
    validate: () => handle.current?.validate(),
    token: async () => (await handle.current?.token()) ?? '',
    /** After a try that failed. @returns whether it failed for want of a verification. */
    handleFailure: (failure: SubmitFailure) => {
      const refusal = captchaRefusal(failure);
      handle.current?.handleFailure(failure);
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
