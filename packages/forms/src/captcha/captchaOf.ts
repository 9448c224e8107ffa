import { limits } from '@banyan/api/contract';
import { type Clock, systemClock } from '../form/clock.ts';
import type { FormCaptcha } from '../form/formOptions.ts';
import { captchaRefusal, type SubmitFailure } from '../form/submitFailure.ts';
import type { StoredVerification } from './useVerificationState.ts';
import { nextVerification, type VerificationEvent, validateVerification } from './verificationState.ts';

/** Tokens older than this are renewed before they are sent, where the provider can. In milliseconds. */
const renewAfterMs = limits.verificationExpiryMs - 30_000;

/** Takes events to where the verification is kept. */
export const eventsTo =
  (setState: StoredVerification['setState']) =>
  (event: VerificationEvent): void =>
    setState((before) => nextVerification(before, event));

/** What a form asks of its verification when it is sent, and after. */
export function captchaOf({ state, setState, handle }: StoredVerification, clock: Clock = systemClock) {
  const send = eventsTo(setState);

  /** Starts over, with the server's objection or with nothing. */
  const reset = (error?: string) => {
    handle.current?.reset();
    send({ type: 'reset', error });
  };

  return {
    error: state.error,
    reset,
    /**
     * A token the server has seen may be used up, so it is taken back. Without an answer an embedded proof still stands;
     * a third party's never does.
     */
    handleFailure(failure: SubmitFailure) {
      const refusal = captchaRefusal(failure);
      if (failure.refused || !handle.current?.refresh) reset(refusal);
      return refusal !== undefined;
    },
    /** Also shown under the widget. */
    validate(): string | undefined {
      const error = validateVerification(state, clock.now());
      if (error === undefined) return undefined;
      if (state.phase === 'verified' || state.phase === 'stale') reset(error);
      else send({ type: 'missing', error });
      return error;
    },
    /** Fresh where the provider can make it so. Ask `validate` first. */
    async token(): Promise<string> {
      const { token: held = '', since: from = 0 } = state;
      const refresh = handle.current?.refresh;
      if (!refresh || clock.now() - from < renewAfterMs) return held;
      return refresh().catch(() => held);
    },
  } satisfies FormCaptcha;
}
