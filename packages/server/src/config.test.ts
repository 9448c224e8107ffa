import { RuntimeConfig } from '@banyan/api/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { demoParts, runtimeConfig } from './settings/runtime-config.ts';

const complaint = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return '';
};

describe('configuration', () => {
  test('needs no variable to be set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      publicOrigin: 'http://localhost:3000',
      apiBase: '/api',
      production: false,
      hcaptcha: undefined,
    });
    expect(readConfig({ PORT: '8080', PUBLIC_ORIGIN: '' }).publicOrigin).toBe('http://localhost:8080');
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_ORIGIN', 'www.alumni.invalid'],
    ['PUBLIC_ORIGIN', 'https://alumni.example.org/site'],
    ['SAMPLES', 'films'],
    ['API_BASE', 'api'],
    ['API_BASE', '//evil.example'],
    ['API_BASE', 'javascript:alert(1)'],
    ['HCAPTCHA_VERIFY_URL', 'hcaptcha.com'],
    ['PAYPAL_API', 'ftp://example.org'],
    ['SMTP_URL', 'mail.example.org'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy'],
    ['ALLOWED_ORIGINS', 'https://a.example, b.example'],
    ['NODE_ENV', 'staging'],
    ['RATE_LIMIT_WRITES', '-1'],
    ['MEDIA_URL', 'https://bucket.example.org'],
    ['MEDIA_URL', 's3://Bucket'],
    ['MEDIA_URL', 's3://bucket?endpoint=s3.example.org'],
    ['MEDIA_URL', 's3://bucket?endpoint=https://s3.example.org/?x=1'],
    ['MEDIA_URL', 's3://bucket?region=eu%20west'],
    ['MEDIA_URL', 's3://bucket?regoin=eu-west-3'],
    ['MEDIA_URL', 's3://bucket/.hidden'],
    ['MEDIA_URL', 's3://bucket/a//b'],
    ['MEDIA_URL', 's3://key:secret@bucket'],
    ['DATABASE_URL', 'mysql://asha:secret@db.example.org/banyan'],
    ['DATABASE_URL', 'postgres://db.example.org'],
    ['DATABASE_URL', 'postgres://db.example.org/banyan?sslmode=prefer'],
    ['DATABASE_POOL', 'some'],
    ['DATABASE_TIMEOUT', 'long'],
    ['INSTALLATION_SECRET', 'secret'],
    ['KEEP_MESSAGES', '12 months'],
    ['KEEP_REJECTED_REQUESTS', 'P1Y'],
    ['KEEP_REGISTRATIONS', '0 days'],
    ['KEEP_FAILED_GIFTS', 'a while'],
    ['KEEP_COPIES', 'forever'],
    ['SECURITY_CONTACT', 'somebody'],
    ['SECURITY_CONTACT', 'http://alumni.example.org'],
  ])('%s=%s stops the start with a sentence that names the variable and not its value', (name, value) => {
    const sentence = complaint({ [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} must be .+\\.$`));
    expect(sentence).not.toContain(value);
  });

  test('reads the retention times in days', () => {
    expect(readConfig({}).keep).toEqual({
      messages: 365,
      rejectedRequests: 365,
      registrations: 730,
      failedGifts: 90,
    });
    const keep = { KEEP_MESSAGES: ' 1 day ', KEEP_FAILED_GIFTS: 'forever' };
    expect(readConfig(keep).keep).toMatchObject({ messages: 1, failedGifts: undefined });
    expect(readConfig({}).copiesDays).toBe(35);
    expect(readConfig({ KEEP_COPIES: ' 90 days ' }).copiesDays).toBe(90);
  });

  test('reports all errors at once', () => {
    expect(complaint({ PORT: 'x', SMTP_URL: 'y' }).split('\n')).toHaveLength(2);
  });

  test('refuses to start with only one of two keys that belong together', () => {
    expect(complaint({ HCAPTCHA_SITE_KEY: 'k' })).toContain('HCAPTCHA_SECRET');
    expect(complaint({ HCAPTCHA_SECRET: 's' })).toContain('HCAPTCHA_SITE_KEY');
    expect(complaint({ PAYPAL_CLIENT_ID: 'i' })).toContain('PAYPAL_CLIENT_SECRET');
    expect(complaint({ MEDIA_URL: 's3://bucket' }).split('\n')).toEqual([
      'AWS_ACCESS_KEY_ID must be set, because MEDIA_URL is.',
      'AWS_SECRET_ACCESS_KEY must be set, because MEDIA_URL is.',
    ]);
    expect(complaint({ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@example.org' })).toContain(
      'MAIL_TO',
    );
  });

  test('refuses hCaptcha’s test secret in production, and accepts it elsewhere', () => {
    const keys = { HCAPTCHA_SITE_KEY: 'k', HCAPTCHA_SECRET: '0x0000000000000000000000000000000000000000' };
    expect(complaint({ ...keys, NODE_ENV: 'production' })).toContain('HCAPTCHA_SECRET');
    expect(complaint(keys)).toBe('');
  });
});

describe('configuration for the browser', () => {
  const secrets = {
    HCAPTCHA_SITE_KEY: 'site-key',
    HCAPTCHA_SECRET: 'sshh-hcaptcha',
    PAYPAL_CLIENT_ID: 'client-id',
    PAYPAL_CLIENT_SECRET: 'sshh-paypal',
    SMTP_URL: 'smtp://user:sshh-mail@mail.example.org',
    MAIL_FROM: 'Alumni <no-reply@example.org>',
    MAIL_TO: 'board@example.org',
    NODE_ENV: 'production',
  };

  test('contains only public values, in the contract’s shape', () => {
    const shown = runtimeConfig(readConfig(secrets));
    expect(v.parse(RuntimeConfig, shown)).toEqual(shown);
    expect(shown).toMatchObject({
      verification: { provider: 'hcaptcha', siteKey: 'site-key' },
      payments: { provider: 'paypal', clientId: 'client-id' },
      production: true,
      demo: [],
    });
    expect(JSON.stringify(shown)).not.toContain('sshh');
  });

  test('names every embedded demo part', () => {
    expect(demoParts(readConfig({}))).toEqual([
      expect.stringContaining('human verification'),
      expect.stringContaining('payments'),
      expect.stringContaining('mail'),
    ]);
  });
});
