import { limits } from '@banyan/api/contract';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type Clock, systemClock } from '../form/clock.ts';
import type { FieldValues } from '../form/fieldState.ts';
import { captchaErrorOf, type ServerState } from '../form/serverState.ts';
import { captchaRefusal, type SubmitFailure } from '../form/submitFailure.ts';
import type { WidgetHandle } from './provider.tsx';
import { nextVerification, type VerificationState, validateVerification } from './verificationState.ts';

const startVerification = (serverState: ServerState<FieldValues> | undefined): VerificationState => {
  const error = captchaErrorOf(serverState);
  return error === undefined ? { phase: 'loading' } : { phase: 'loading', error };
};

/** Tokens older than this are renewed before they are sent, where the provider can. In milliseconds. */
const renewAfterMs = limits.verificationExpiryMs - 30_000;

/**
 * The verification of one form: its state, its 110 seconds, and what the form asks of it. Give the result to
 * `HumanVerification`.
 *
 * @param posted What a server has answered that was posted to without JavaScript.
 */
export function useVerification(clock: Clock = systemClock, serverState?: ServerState<FieldValues>) {
  const [state, send] = useReducer(nextVerification, serverState, startVerification);
  const handle = useRef<WidgetHandle>(null);
  const { phase, since } = state;

  useEffect(() => {
    if (phase !== 'verified' || since === undefined) return;
    return clock.after(since + limits.verificationExpiryMs - clock.now(), () => {
      handle.current?.reset();
      send({ type: 'aged' });
    });
  }, [clock, phase, since]);

  const attach = useCallback((attached: WidgetHandle | null) => {
    handle.current = attached;
  }, []);

  /** Starts over, with the server's objection or with nothing. */
  const reset = useCallback((error?: string) => {
    handle.current?.reset();
    send({ type: 'reset', error });
  }, []);

  /**
   * After a try that failed: a token the server has seen may be used up, so it is taken back. Without an answer an
   * embedded proof still stands; a third party's never does.
   *
   * @returns whether it failed for want of a verification.
   */
  const handleFailure = (failure: SubmitFailure): boolean => {
    const refusal = captchaRefusal(failure);
    if (failure.refused || !handle.current?.refresh) reset(refusal);
    return refusal !== undefined;
  };

  /** What stands against submitting now, also shown under the widget; `undefined` when nothing does. */
  const validate = (): string | undefined => {
    const error = validateVerification(state, clock.now());
    if (error === undefined) return undefined;
    if (phase === 'verified' || phase === 'stale') reset(error);
    else send({ type: 'missing', error });
    return error;
  };

  /** The token to send, fresh where the provider can make it so. Ask `validate` first. */
  const token = async (): Promise<string> => {
    const { token: held = '', since: from = 0 } = state;
    const refresh = handle.current?.refresh;
    if (!refresh || clock.now() - from < renewAfterMs) return held;
    return refresh().catch(() => held);
  };

  return { state, error: state.error, send, attach, reset, validate, handleFailure, token, now: clock.now };
}

export type Verification = ReturnType<typeof useVerification>;
