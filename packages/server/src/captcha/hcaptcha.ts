import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type CaptchaProvider, captchaRefused, captchaUnavailable, captchaUsed } from './captcha.ts';

export interface HcaptchaOptions {
  siteKey: string;
  secret: string;
  verifyUrl: string;
  /** Hosts whose pages show the verification. Tokens solved on other hosts are refused; empty accepts all. */
  hosts: readonly string[];
  /** Timeout of one request in milliseconds. @default 4000 */
  timeoutMs?: number;
  /** @default the global fetch */
  fetch?: typeof fetch;
}

const notProvided = 'not-provided';

/** Documented part of the siteverify response. */
const SiteVerify = v.object({
  success: v.boolean(),
  /** Host on which the token was solved; under load hCaptcha omits it or says so. */
  hostname: v.optional(v.string(), notProvided),
  'error-codes': v.optional(v.array(v.string()), []),
});

/** Error codes about the visitor’s token. All others mean that our request was wrong, so nobody is accepted. */
const tokenCodes = [
  'missing-input-response',
  'invalid-input-response',
  'expired-input-response',
  'already-seen-response',
  'invalid-or-already-seen-response',
  'timeout-or-duplicate',
  'missing-remoteip',
  'invalid-remoteip',
];
const usedCodes = [
  'expired-input-response',
  'already-seen-response',
  'invalid-or-already-seen-response',
  'timeout-or-duplicate',
];

/** Time for which we remember a token, in milliseconds. hCaptcha’s tokens are valid for two minutes. */
const rememberMs = 600_000;

/** Verifies tokens with hCaptcha: form-encoded, with a timeout of four seconds, and refusing if there is no clear answer. */
export function hcaptcha(options: HcaptchaOptions, now: () => number): CaptchaProvider {
  const ask = async (token: string) => {
    const response = await (options.fetch ?? fetch)(options.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: options.secret, response: token, sitekey: options.siteKey }),
      signal: AbortSignal.timeout(options.timeoutMs ?? 4_000),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`hCaptcha answers ${response.status}.`);
    return v.parse(SiteVerify, await response.json());
  };
  const isOurs = (host: string) =>
    host === notProvided || options.hosts.length === 0 || options.hosts.includes(host);
  return {
    name: 'hcaptcha',
    async check(token) {
      const answer = await ask(token).catch(() => {
        throw captchaUnavailable();
      });
      const codes = answer['error-codes'];
      if (!answer.success) {
        if (codes.some((code) => !tokenCodes.includes(code))) throw captchaUnavailable();
        throw codes.some((code) => usedCodes.includes(code)) ? captchaUsed() : captchaRefused();
      }
      if (!isOurs(answer.hostname)) throw captchaRefused();
      const key = createHash('sha256').update(token).digest('base64url');
      return { key: `hcaptcha:${key}`, expiresAt: now() + rememberMs };
    },
  };
}
