import { limits } from '@banyan/api/contract';
import { useCallback, useEffect, useMemo } from 'react';
import { type Clock, systemClock } from '../form/clock.ts';
import type { FieldValues } from '../form/fieldState.ts';
import type { ServerState } from '../form/serverState.ts';
import { captchaOf, eventsTo } from './captchaOf.ts';
import type { WidgetHandle } from './provider.tsx';
import { type StoredVerification, useVerificationState } from './useVerificationState.ts';

/**
 * The verification of one form: its state, its 110 seconds, and what the form asks of it. Give the result to
 * `HumanVerification`.
 *
 * @param serverState What a server has answered that was posted to without JavaScript.
 */
export const useVerification = (clock: Clock = systemClock, serverState?: ServerState<FieldValues>) =>
  useStoredVerification(useVerificationState(serverState), clock);

/** The same, of a verification that a form keeps since before this code has come: see `useVerificationState`. */
export function useStoredVerification(stored: StoredVerification, clock: Clock = systemClock) {
  const { state, setState, handle } = stored;
  const { phase, since } = state;

  const send = useMemo(() => eventsTo(setState), [setState]);

  useEffect(() => {
    if (phase !== 'verified' || since === undefined) return;
    return clock.after(since + limits.verificationExpiryMs - clock.now(), () => {
      handle.current?.reset();
      send({ type: 'aged' });
    });
  }, [clock, phase, since, handle, send]);

  const attach = useCallback(
    (attached: WidgetHandle | null) => {
      handle.current = attached;
    },
    [handle],
  );

  return { ...captchaOf(stored, clock), state, send, attach, now: clock.now };
}

export type Verification = ReturnType<typeof useStoredVerification>;
