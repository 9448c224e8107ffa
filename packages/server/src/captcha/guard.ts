import { unverifiedLimits } from '@banyan/api/contract';
import * as v from 'valibot';
import type { Spend } from '../database/spent-tokens.ts';
import { type CaptchaProvider, captchaRequired, type ProofPurpose } from './captcha.ts';

/**
 * Rule for requiring a proof: always, never, or for suspicious requests. A request is suspicious if a hidden field is filled, the
 * form was sent faster than a person could, or there were many recent tries.
 */
export type CaptchaRule = 'always' | 'suspicious' | 'never';

/** Guard that a handler calls before it writes. */
export interface CaptchaGuard {
  /**
   * Checks the proof of the request if the call’s rule requires one.
   * @param anyway Requires a proof whatever the rule says, for reasons only the handler knows. @default false
   * @returns the key to mark as used in the transaction of the row; `undefined` if no proof was required
   * @throws HttpError 422 without a valid proof, 503 if the provider cannot be reached
   */
  check: (anyway?: boolean) => Promise<Spend | undefined>;
  /** Marks the request as a repetition that gets the earlier answer: nothing is written, so no proof is needed. */
  repeats: () => void;
}

/** Fields of a body that the guard reads. */
const Signs = v.object({
  captchaToken: v.optional(v.string(), ''),
  homepage: v.optional(v.string(), ''),
  fillMs: v.optional(v.number(), unverifiedLimits.fillMs),
});

interface Guarded extends ProofPurpose {
  body: unknown;
  captchaProvider: CaptchaProvider;
  /** Number of writes by this visitor in the current ten minutes. */
  tries: number;
}

/** Guard of one request. `isSettled` returns true once the handler has satisfied the rule. */
export function captchaGuard(
  rule: CaptchaRule,
  { body, captchaProvider, tries, call, network }: Guarded,
): { guard: CaptchaGuard; isSettled: () => boolean } {
  const signs = () => v.parse(Signs, body);
  const looksLikeAProgram = () => {
    const { homepage, fillMs } = signs();
    return homepage !== '' || fillMs < unverifiedLimits.fillMs || tries > unverifiedLimits.tries;
  };
  const needed = rule === 'always' || (rule === 'suspicious' && looksLikeAProgram());
  let settled = !needed;
  return {
    isSettled: () => settled,
    guard: {
      async check(anyway = false) {
        if (!needed && !anyway) return undefined;
        const { captchaToken } = signs();
        if (captchaToken === '') throw captchaRequired();
        const proof = await captchaProvider.check(captchaToken, { call, network });
        settled = true;
        return proof;
      },
      repeats() {
        settled = true;
      },
    },
  };
}
