import { type CaptchaProvider, captchaRefused } from './captcha.ts';

/** Provider that accepts every token except `bad`, each once. */
export const trusting: CaptchaProvider = {
  name: 'question',
  async check(token) {
    if (token === 'bad') throw captchaRefused();
    return { key: `test:${token}`, expiresAt: Date.now() + 60_000 };
  },
};
