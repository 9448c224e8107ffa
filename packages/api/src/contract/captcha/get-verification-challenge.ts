import * as v from 'valibot';
import type { Call } from '../call.ts';

/**
 * A proof-of-work challenge, shaped as altcha-lib's `Challenge` so that its `solveChallenge` takes it as it is.
 * The key derivation is always the one named in `parameters.algorithm`: `PBKDF2/SHA-256`.
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

/** What altcha-lib's `solveChallenge` returns. */
export interface Solution {
  counter: number;
  derivedKey: string;
  time?: number;
}

/** The `captchaToken` of a solved challenge: base64 of `{challenge, solution}`, all of it ASCII. */
export function proofToken(challenge: Challenge, solution: Solution): string {
  return btoa(JSON.stringify({ challenge, solution }));
}

/**
 * A challenge for the embedded proof of work, good in the visitor's own network only, and for one call with `for`. Answers 404
 * when another provider is configured.
 */
export const getVerificationChallenge = {
  method: 'GET',
  path: '/verification/challenge',
  reads: true,
  answer: Challenge,
} as const satisfies Call;
