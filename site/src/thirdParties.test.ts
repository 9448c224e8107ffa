import { defaultRuntimeConfig } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { guestsAt, guestsOf } from './thirdParties.ts';

test('lists the third parties that the deployment has keys for', () => {
  expect(guestsOf(defaultRuntimeConfig)).toEqual([]);
  expect(
    guestsOf({
      ...defaultRuntimeConfig,
      verification: { provider: 'hcaptcha', siteKey: 'key' },
      payments: { provider: 'paypal', clientId: 'client' },
    }),
  ).toEqual(['hcaptcha', 'paypal']);
});

test.each([
  ['/', []],
  ['/donate-home', []],
  ['/donation-success/1', []],
  ['/events/past/1', []],
  ['/contact', ['hcaptcha']],
  ['/membership/register', ['hcaptcha']],
  ['/submit-job', ['hcaptcha']],
  ['/submit-story', ['hcaptcha']],
  ['/events/register/kites', ['hcaptcha']],
  ['/donate', ['hcaptcha', 'paypal']],
])('%s allows the third parties %j', (path, expected) => {
  expect(guestsAt(path, ['hcaptcha', 'paypal'])).toEqual(expected);
  expect(guestsAt(path, [])).toEqual([]);
});
