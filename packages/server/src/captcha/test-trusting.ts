import { type CaptchaProvider, captchaRefused } from './captcha.ts';

/** Takes every token but `bad`, and each of them once. */
export const trusting: CaptchaProvider = {
  name: 'question',
  async check(token) {
    if (token === 'bad') throw captchaRefused();
    return { key: `test:${token}`, expiresAt: Date.now() + 60_000 };
  },
};
