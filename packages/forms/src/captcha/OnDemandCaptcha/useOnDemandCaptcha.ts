import { lazyModule, useLazyModule } from '@banyan/ui/hooks';
import { useRef, useState } from 'react';
import type { FieldValues } from '../../form/fieldState.ts';
import { captchaErrorOf, type ServerState } from '../../form/serverState.ts';
import { captchaRefusal, type SubmitFailure } from '../../form/submitFailure.ts';
import type { OnDemandHandle, OnDemandState } from './OnDemandWidget.tsx';

const widget = lazyModule(() => import('./OnDemandWidget.tsx'));

/**
 * Manages the verification of a form that needs it only once the server has asked.
 *
 * @param posted Answer of the server to a form that was posted without JavaScript.
 */
export function useOnDemandCaptcha(serverState?: ServerState<FieldValues>) {
  const [wanted, setWanted] = useState(() => captchaErrorOf(serverState));
  const [failed, setFailed] = useState(false);
  const [state, setState] = useState<OnDemandState>();
  const handle = useRef<OnDemandHandle>(null);
  const asked = wanted !== undefined;
  // If the code could not be loaded, the next press asks the server again, and that loads the code again.
  const { value } = useLazyModule({
    module: widget,
    need: asked && !failed ? 'now' : 'none',
    onFailure: () => setFailed(true),
  });

  return {
    Widget: asked ? value?.OnDemandWidget : undefined,
    /** Props for `Widget`. */
    wiring: { ref: handle, onChange: setState },
    asked,
    /** Error that prevents submitting; the summary shows it too. */
    error: asked && !state?.verified ? (state?.error ?? wanted) : undefined,
    validate: () => handle.current?.validate(),
    token: async () => (await handle.current?.token()) ?? '',
    /** Called after a failed try. @returns true if it failed because the verification is missing. */
    handleFailure: (failure: SubmitFailure) => {
      const refusal = captchaRefusal(failure);
      handle.current?.handleFailure(failure);
      setFailed(false);
      if (refusal !== undefined) setWanted(refusal);
      return refusal !== undefined;
    },
    /** Called after a success: the verification disappears until the server asks again. */
    reset: () => {
      setWanted(undefined);
      setState(undefined);
    },
  };
}
