import { ourMessages } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { hcaptcha } from './hcaptcha.ts';
import type { SiteVerify } from './siteverify-fake.ts';
import { openFake, refusal, sending } from './test-captcha.ts';

describe('hCaptcha', () => {
  const options = { siteKey: 'key', secret: 'secret', hosts: ['alumni.example.org', 'localhost'] };

  test('sends secret, token and site key as a form', async () => {
    const { verifyUrl, forms, issue } = await openFake();
    const token = issue();
    await hcaptcha({ ...options, verifyUrl }, Date.now).check(token, sending);
    expect(Object.fromEntries(forms[0] ?? [])).toEqual({ secret: 'secret', response: token, sitekey: 'key' });
  });

  test.each<[string, SiteVerify]>([
    ['silence', () => undefined],
    ['a broken connection', (_, __, request) => void request.socket.destroy()],
    ['garbage', (_, response) => void response.end('<html>')],
    ['another shape', (_, response) => void response.end('{"success":"yes"}')],
    ['an empty answer', (_, response) => void response.end()],
    [
      'our own mistake',
      (_, response) => void response.end('{"success":false,"error-codes":["sitekey-secret-mismatch"]}'),
    ],
    [
      'a fault of theirs, whatever it says',
      (_, response) => void response.writeHead(500).end('{"success":true}'),
    ],
    ['a redirect', (_, response) => void response.writeHead(302, { Location: 'https://example.org' }).end()],
  ])('returns 503 when the answer is unusable: %s', async (_, misbehave) => {
    const { verifyUrl } = await openFake(misbehave);
    const error = await refusal(
      hcaptcha({ ...options, verifyUrl, timeoutMs: 80 }, Date.now).check('token', sending),
    );
    expect(error.status).toBe(503);
    expect(error.message).toContain('CAPTCHA');
    expect(error.headers).toHaveProperty('Retry-After');
  });

  test.each([
    ['alumni.example.org', 'let through'],
    ['not-provided', 'let through'],
    [undefined, 'let through'],
    ['elsewhere.example.net', 422],
    ['alumni.example.org.example.net', 422],
  ])('answers a token solved on %s with: %s', async (hostname, expected) => {
    const { verifyUrl } = await openFake(
      (_, response) => void response.end(JSON.stringify({ success: true, hostname })),
    );
    const checked = hcaptcha({ ...options, verifyUrl }, Date.now).check('token', sending);
    if (expected === 'let through') expect(await checked).toHaveProperty('key');
    else expect((await refusal(checked)).status).toBe(expected);
  });

  test.each([
    ['without a reason', '{"success":false}'],
    ['with an empty list of reasons', '{"success":false,"error-codes":[]}'],
    ['on our own host', '{"success":false,"hostname":"alumni.example.org"}'],
  ])('returns 422 for a token refused %s', async (_, answer) => {
    const { verifyUrl } = await openFake((_, response) => void response.end(answer));
    const error = await refusal(hcaptcha({ ...options, verifyUrl }, Date.now).check('token', sending));
    expect(error.status).toBe(422);
  });

  test.each([
    ['missing-input-response', ourMessages.captchaRefused],
    ['invalid-input-response', ourMessages.captchaRefused],
    ['missing-remoteip', ourMessages.captchaRefused],
    ['invalid-remoteip', ourMessages.captchaRefused],
    ['expired-input-response', ourMessages.captchaUsed],
    ['already-seen-response', ourMessages.captchaUsed],
    ['invalid-or-already-seen-response', ourMessages.captchaUsed],
    ['timeout-or-duplicate', ourMessages.captchaUsed],
    ['missing-input-secret', ourMessages.captchaUnavailable],
    ['a-code-of-next-year', ourMessages.captchaUnavailable],
    ['', ourMessages.captchaUnavailable],
  ])('answers the error code %j with: %s', async (code, message) => {
    const said = async (...codes: string[]) => {
      const { verifyUrl } = await openFake(
        (_, response) => void response.end(JSON.stringify({ success: false, 'error-codes': codes })),
      );
      return (await refusal(hcaptcha({ ...options, verifyUrl }, Date.now).check('token', sending))).message;
    };
    expect(await said(code)).toBe(message);
    // If several codes are returned, one that blames our configuration or says “already used” takes precedence.
    expect(await said('invalid-input-response', code)).toBe(message);
  });

  test('remembers each token as a hash for ten minutes', async () => {
    const { verifyUrl, issue } = await openFake();
    const provider = hcaptcha({ ...options, verifyUrl }, () => 1_000);
    const [one, other] = [issue(), issue()];
    const { key, expiresAt } = await provider.check(one, sending);
    expect([key, expiresAt]).toEqual([expect.stringMatching(/^hcaptcha:[\w-]{43}$/), 601_000]);
    expect((await provider.check(other, sending)).key).not.toBe(key);
    expect(provider.name).toBe('hcaptcha');
  });

  test('accepts a token of any host if no hosts are configured', async () => {
    const answer = JSON.stringify({ success: true, hostname: 'elsewhere.example.net' });
    const { verifyUrl } = await openFake((_, response) => void response.end(answer));
    expect(
      await hcaptcha({ ...options, hosts: [], verifyUrl }, Date.now).check('token', sending),
    ).toHaveProperty('key');
  });
});
