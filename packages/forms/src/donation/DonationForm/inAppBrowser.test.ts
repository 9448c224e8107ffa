import { expect, test } from 'vitest';
import { isInAppBrowser } from './inAppBrowser.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

test.each([
  `${safari} Instagram 300.0.0.0`,
  `${safari} [FBAN/FBIOS;FBAV/450.0;]`,
  `${safari} [LinkedInApp]/9.29`,
  chrome.replace('Pixel 9)', 'Pixel 9; wv)'),
])('recognizes %s as an in-app browser', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

test.each([chrome, safari])('does not treat %s as an in-app browser', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});
