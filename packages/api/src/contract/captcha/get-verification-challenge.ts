import * as v from 'valibot';
import type { Call } from '../call.ts';

/**
 * Proof-of-work challenge, in the shape of altcha-lib's `Challenge`, so that `solveChallenge` accepts it unchanged. The key
 * derivation is always `PBKDF2/SHA-256`, as named in `parameters.algorithm`.
 */
export const Challenge = /* @__PURE__ */ v.object({
  parameters: v.object({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    keySignature: v.optional(v.string()),
    /** Seconds since 1970. */
    expiresAt: v.optional(v.number()),
  }),
  signature: v.string(),
});
export type Challenge = v.InferOutput<typeof Challenge>;

/** Result of altcha-lib's `solveChallenge`. */
export interface Solution {
  counter: number;
  derivedKey: string;
  time?: number;
}

/** Returns the `captchaToken` of a solved challenge: base64 of `{challenge, solution}` in ASCII. */
export function proofToken(challenge: Challenge, solution: Solution): string {
  return btoa(JSON.stringify({ challenge, solution }));
}

/**
 * Returns a challenge for the embedded proof of work. It is valid only in the visitor's own network, and with `for` only for that
 * call. 404 if another provider is configured.
 */
export const getVerificationChallenge = {
  method: 'GET',
  path: '/verification/challenge',
  reads: true,
  answer: Challenge,
} as const satisfies Call;
