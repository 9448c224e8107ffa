import { type Challenge, captchaMessages, type FieldErrorCode, ourMessages } from '@banyan/api/contract';
import type { Spend } from '../database/spent-tokens.ts';
import { HttpError } from '../http/http-error.ts';

/** What a proof is good for. */
export interface ProofPurpose {
  /** Name of the call; `''` asks for a proof that any call takes. */
  call: string;
  /** Of the visitor, see `visitorNetwork`. */
  network: string;
}

/**
 * How the server finds out that a person sent this. Two providers stand behind it (an embedded proof of work, hCaptcha)
 * and a question in words for pages without scripts; all of them pass the same contract test.
 */
export interface CaptchaProvider {
  readonly name: 'proof-of-work' | 'hcaptcha' | 'question';
  /**
   * Checks a token and answers what to mark as used, which the caller does in the transaction of the row.
   * @param sent What the token came with.
   * @throws Refusal 422 when the token is no good, 503 when the provider cannot be asked. Every message says CAPTCHA.
   */
  check(token: string, sent: ProofPurpose): Promise<Spend>;
  /**
   * A fresh challenge, where this provider has challenges of our own making; its proof serves this purpose only.
   * @param tries Challenges that the network has asked for lately, this one included; more cost more.
   */
  challenge?(purpose: ProofPurpose, tries: number): Promise<Challenge>;
}

const refused = (message: string, code: FieldErrorCode = 'invalid') =>
  new HttpError(422, message, {
    errors: [{ field: 'captchaToken', code, message }],
    ...(code === 'invalid' && { event: 'captcha-refused' as const }),
  });

/** A form that usually needs no verification needs one this time. */
export const captchaRequired = () => refused(captchaMessages.required, 'required');

/** The token does not prove anything. */
export const captchaRefused = () => refused(ourMessages.captchaRefused);

/** The token proved something, but too long ago, or once already. */
export const captchaUsed = () => refused(ourMessages.captchaUsed);

/** The provider could not be asked: nobody gets through, and that is on purpose. */
export const captchaUnavailable = () =>
  new HttpError(503, ourMessages.captchaUnavailable, { headers: { 'Retry-After': '60' } });
