import { unverifiedLimits } from '@banyan/api/contract';
import * as v from 'valibot';
import type { Spend } from '../database/spent-tokens.ts';
import { type CaptchaProvider, captchaRequired, type ProofPurpose } from './captcha.ts';

/**
 * Who must prove to be a person: everybody, whoever looks like a program (a field that nobody sees is filled in, the form
 * was faster than people are, or there were many tries lately), or nobody.
 */
export type CaptchaRule = 'always' | 'suspicious' | 'never';

/** What a handler asks before it writes. */
export interface CaptchaGuard {
  /**
   * Checks the proof that came along, where the call's policy wants one of this request.
   * @param anyway Wants one whatever the policy says, for what only the handler knows. @default false
   * @returns what to mark as used, in the transaction of the row; `undefined` where nobody had to prove anything
   * @throws Refusal 422 without a proof that holds, 503 when the provider cannot be asked
   */
  check: (anyway?: boolean) => Promise<Spend | undefined>;
  /** Says that the request repeats one that was answered, and gets that answer: nothing is written, and nothing to prove. */
  repeats: () => void;
}

/** As much of a body as the guard reads. */
const Signs = v.object({
  captchaToken: v.optional(v.string(), ''),
  homepage: v.optional(v.string(), ''),
  fillMs: v.optional(v.number(), unverifiedLimits.fillMs),
});

interface Guarded extends ProofPurpose {
  body: unknown;
  captchaProvider: CaptchaProvider;
  /** Writes this visitor has tried within the current ten minutes. */
  tries: number;
}

/** The guard of one request. `isSettled` says whether a handler has done what the rule wants. */
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
