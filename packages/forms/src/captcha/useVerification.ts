import { limits } from '@banyan/api/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Clock, systemClock } from '../form/clock.ts';
import type { FieldValues } from '../form/fieldState.ts';
import type { FormCaptcha } from '../form/formOptions.ts';
import { captchaErrorOf, type ServerState } from '../form/serverState.ts';
import { captchaRefusal, type SubmitFailure } from '../form/submitFailure.ts';
import type { WidgetHandle } from './provider.tsx';
import {
  nextVerification,
  type VerificationEvent,
  type VerificationState,
  validateVerification,
} from './verificationState.ts';

/** Age from which a token is renewed before it is sent, if the provider supports it. In milliseconds. */
const renewAfterMs = limits.verificationExpiryMs - 30_000;

/**
 * Manages the human verification of one form: its state, the 110 seconds its token lasts, and the methods a form calls. Pass the
 * result to `HumanVerification`.
 *
 * @param serverState Answer of the server to a form that was posted without JavaScript.
 */
export function useVerification(clock: Clock = systemClock, serverState?: ServerState<FieldValues>) {
  const [state, setState] = useState<VerificationState>(() => {
    const error = captchaErrorOf(serverState);
    return error === undefined ? { phase: 'loading' } : { phase: 'loading', error };
  });
  /** Mounted widget, or null. */
  const handle = useRef<WidgetHandle>(null);
  const { phase, since } = state;

  const send = useCallback(
    (event: VerificationEvent): void => setState((before) => nextVerification(before, event)),
    [],
  );

  useEffect(() => {
    if (phase !== 'verified' || since === undefined) return;
    return clock.after(since + limits.verificationExpiryMs - clock.now(), () => {
      handle.current?.reset();
      send({ type: 'aged' });
    });
  }, [clock, phase, since, send]);

  const attach = useCallback((attached: WidgetHandle | null) => {
    handle.current = attached;
  }, []);

  /** Starts over, with or without the server's error. */
  const reset = (error?: string) => {
    handle.current?.reset();
    send({ type: 'reset', error });
  };

  const captcha = {
    error: state.error,
    reset,
    /**
     * Discards a token that the server has seen, because it may be used up. Without an answer from the server an embedded proof
     * stays valid; a third party's never does.
     */
    handleFailure(failure: SubmitFailure) {
      const refusal = captchaRefusal(failure);
      if (failure.refused || !handle.current?.refresh) reset(refusal);
      return refusal !== undefined;
    },
    /** Error that prevents submitting now, also shown by the widget; `undefined` if there is none. */
    validate(): string | undefined {
      const error = validateVerification(state, clock.now());
      if (error === undefined) return undefined;
      if (state.phase === 'verified' || state.phase === 'stale') reset(error);
      else send({ type: 'missing', error });
      return error;
    },
    /** Returns a fresh token if the provider can make one. Call `validate` first. */
    async token(): Promise<string> {
      const { token: held = '', since: from = 0 } = state;
      const refresh = handle.current?.refresh;
      if (!refresh || clock.now() - from < renewAfterMs) return held;
      return refresh().catch(() => held);
    },
  } satisfies FormCaptcha;

  return { ...captcha, state, send, attach, now: clock.now };
}

export type Verification = ReturnType<typeof useVerification>;
