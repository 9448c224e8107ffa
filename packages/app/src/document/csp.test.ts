import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineHashes, securityHeaders } from './csp.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

test('an inline script and style are allowed by their hash, a script from a file is not hashed', () => {
  const html =
    '<style>@layer a;</style><script>go()</script><script type="module" async="" src="/a.js"></script>';
  expect(inlineHashes(html)).toEqual({ scripts: [hash('go()')], styles: [hash('@layer a;')] });
});

test('structured data needs no permission: it is no script', () => {
  const html = '<script type="application/ld+json">{"@type":"Organization"}</script><script>go()</script>';
  expect(inlineHashes(html).scripts).toEqual([hash('go()')]);
});

test('nothing inline is allowed without a hash, and nothing foreign without configuration', () => {
  const policy = contentSecurityPolicy({ hashes: inlineHashes(''), sources: ['/api'], hcaptcha: false });
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('https:');
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
});

test('an API on another host may be called and may serve pictures and films', () => {
  const policy = contentSecurityPolicy({
    hashes: inlineHashes(''),
    sources: ['https://api.example.org/v1/api'],
    hcaptcha: false,
  });
  expect(directive(policy, 'connect-src')).toContain('https://api.example.org');
  expect(directive(policy, 'img-src')).toContain('https://api.example.org');
  expect(directive(policy, 'media-src')).toContain('https://api.example.org');
  expect(directive(policy, 'script-src')).not.toContain('https://api.example.org');
});

test('hCaptcha’s hosts are named only when it is configured', () => {
  const policy = contentSecurityPolicy({ hashes: inlineHashes(''), sources: ['/api'], hcaptcha: true });
  for (const name of ['script-src', 'frame-src', 'style-src', 'connect-src']) {
    expect(directive(policy, name)).toEqual(
      expect.arrayContaining(['https://hcaptcha.com', 'https://*.hcaptcha.com']),
    );
  }
});

test('PayPal’s hosts and styles are let in only when it is configured, and its window may answer', () => {
  const hashes = inlineHashes('<style>@layer a;</style>');
  const policy = contentSecurityPolicy({ hashes, sources: ['/api'], hcaptcha: false, paypal: true });
  for (const name of ['script-src', 'frame-src', 'style-src', 'connect-src', 'img-src']) {
    expect(directive(policy, name)).toContain('https://*.paypal.com');
  }
  expect(directive(policy, 'style-src')).toContain("'unsafe-inline'");
  expect(policy).not.toContain('sha256-');
  expect(directive(policy, 'script-src')).not.toContain("'unsafe-inline'");
  expect(securityHeaders('https://alumni.example.org', true)['Cross-Origin-Opener-Policy']).toBe(
    'same-origin-allow-popups',
  );
  expect(securityHeaders('https://alumni.example.org')['Cross-Origin-Opener-Policy']).toBe('same-origin');
});

test('a site on https asks browsers to stay there, one on http does not', () => {
  expect(securityHeaders('https://alumni.example.org')).toHaveProperty('Strict-Transport-Security');
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
});

test('forms are posted to this site, and to others only by name', () => {
  const options = { hashes: inlineHashes(''), sources: [], hcaptcha: false };
  expect(directive(contentSecurityPolicy(options), 'form-action')).toEqual(["'self'"]);
  const policy = contentSecurityPolicy({ ...options, formTargets: ['https://alumni.example.org/contact'] });
  expect(directive(policy, 'form-action')).toEqual(["'self'", 'https://alumni.example.org']);
});
