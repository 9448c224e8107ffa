import { type Challenge, captchaMessages, type FieldErrorCode, ourMessages } from '@banyan/api/contract';
import type { Spend } from '../database/spent-tokens.ts';
import { HttpError } from '../http/http-error.ts';

/** Purpose of a proof. */
export interface ProofPurpose {
  /** Name of the call; `''` for a proof that any call accepts. */
  call: string;
  /** Network of the visitor, see `visitorNetwork`. */
  network: string;
}

/**
 * Verifies that a person sent a request. There are two providers (an embedded proof of work, hCaptcha) and a question in words for
 * pages without JavaScript. All pass the same contract test.
 */
export interface CaptchaProvider {
  readonly name: 'proof-of-work' | 'hcaptcha' | 'question';
  /**
   * Checks a token and returns the key to mark as used, which the caller does in the transaction of the row.
   * @param sent Call and network of the request with the token.
   * @throws HttpError 422 for an invalid token, 503 if the provider cannot be reached. Every message contains “CAPTCHA”.
   */
  check(token: string, sent: ProofPurpose): Promise<Spend>;
  /**
   * New challenge, if the provider uses our own challenges. Its proof is valid for this purpose only.
   * @param tries Recent challenges of the network, including this one; more cost more work.
   */
  challenge?(purpose: ProofPurpose, tries: number): Promise<Challenge>;
}

const refused = (message: string, code: FieldErrorCode = 'invalid') =>
  new HttpError(422, message, {
    errors: [{ field: 'captchaToken', code, message }],
    ...(code === 'invalid' && { event: 'captcha-refused' as const }),
  });

/** Error for a request that needs a verification although its form usually does not. */
export const captchaRequired = () => refused(captchaMessages.required, 'required');

/** Error for an invalid token. */
export const captchaRefused = () => refused(ourMessages.captchaRefused);

/** Error for a token that has expired or was already used. */
export const captchaUsed = () => refused(ourMessages.captchaUsed);

/** Error for a provider that cannot be reached. No request is accepted then, deliberately. */
export const captchaUnavailable = () =>
  new HttpError(503, ourMessages.captchaUnavailable, { headers: { 'Retry-After': '60' } });
