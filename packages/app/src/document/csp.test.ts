import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  filePolicy,
  hashSource,
  inlineScripts,
  inlineSources,
  isolation,
  reportingEndpoints,
  transportSecurity,
} from './csp.ts';

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);
const inline = { scripts: [], styles: [] };

test('hashes inline code byte for byte', () => {
  expect(hashSource('go()')).toBe(`'sha256-${createHash('sha256').update('go()').digest('base64')}'`);
});

test('finds inline scripts, but no script files and no structured data', () => {
  const html =
    '<style>@layer a;</style><script>go()</script><script type="module" async="" src="/a.js"></script>' +
    '<script type="application/ld+json">{"@type":"Organization"}</script><script data-x="">more()</script>';
  expect(inlineScripts(html)).toEqual(['go()', 'more()']);
  expect(inlineSources(html)).toEqual({
    scripts: ['go()', 'more()'].map(hashSource),
    styles: [hashSource('@layer a;')],
  });
});

test('allows nothing that is not named, and no other sites without configuration', () => {
  const policy = contentSecurityPolicy({ inline, sources: ['/api'], hcaptcha: false });
  expect(directive(policy, 'default-src')).toEqual(["'none'"]);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('https:');
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
  expect(policy).not.toContain('trusted-types');
  expect(policy).not.toContain('report');
});

test('allows only the given inline code to run', () => {
  const known = { scripts: [hashSource('go()')], styles: [hashSource('@layer a;')] };
  const policy = contentSecurityPolicy({ inline: known, sources: [], hcaptcha: false });
  expect(directive(policy, 'script-src')).toEqual(["'self'", hashSource('go()')]);
  expect(directive(policy, 'style-src')).toEqual(["'self'", hashSource('@layer a;')]);
});

test('an API on another host may be called and may serve pictures and films', () => {
  const policy = contentSecurityPolicy({
    inline,
    sources: ['https://api.example.org/v1/api'],
    hcaptcha: false,
  });
  expect(directive(policy, 'connect-src')).toContain('https://api.example.org');
  expect(directive(policy, 'img-src')).toContain('https://api.example.org');
  expect(directive(policy, 'media-src')).toContain('https://api.example.org');
  expect(directive(policy, 'script-src')).not.toContain('https://api.example.org');
});

test('names hCaptcha’s hosts only on a page that loads it', () => {
  const policy = contentSecurityPolicy({ inline, sources: ['/api'], hcaptcha: true });
  for (const name of ['script-src', 'frame-src', 'style-src', 'connect-src']) {
    expect(directive(policy, name)).toEqual(
      expect.arrayContaining(['https://hcaptcha.com', 'https://*.hcaptcha.com']),
    );
  }
  expect(policy).not.toContain('unsafe-inline');
});

test('allows PayPal’s hosts, styles and window only on a page with its buttons', () => {
  const known = { scripts: [], styles: [hashSource('@layer a;')] };
  const policy = contentSecurityPolicy({ inline: known, sources: ['/api'], hcaptcha: false, paypal: true });
  for (const name of ['script-src', 'frame-src', 'style-src', 'connect-src', 'img-src']) {
    expect(directive(policy, name)).toContain('https://*.paypal.com');
  }
  expect(directive(policy, 'style-src')).toContain("'unsafe-inline'");
  expect(policy).not.toContain('sha256-');
  expect(directive(policy, 'script-src')).not.toContain("'unsafe-inline'");
  expect(isolation(true)['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  expect(isolation()['Cross-Origin-Opener-Policy']).toBe('same-origin');
});

test('requires Trusted Types with one policy, and reports violations by report-uri and report-to', () => {
  const policy = contentSecurityPolicy({
    inline,
    sources: [],
    hcaptcha: false,
    trustedTypes: true,
    reportTo: '/reports',
  });
  expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  expect(directive(policy, 'trusted-types')).toEqual(['default']);
  expect(directive(policy, 'report-uri')).toEqual(['/reports']);
  const [group] = directive(policy, 'report-to') ?? [];
  expect(reportingEndpoints('/reports')).toBe(`${group}="/reports"`);
});

test('a file opened by itself may use only its own styles and may not be framed', () => {
  expect(directive(filePolicy(), 'style-src')).toEqual(["'none'"]);
  expect(directive(filePolicy([hashSource('a{}')]), 'style-src')).toEqual([hashSource('a{}')]);
  expect(directive(filePolicy(), 'frame-ancestors')).toEqual(["'none'"]);
});

test('keeps browsers on https, with subdomains only in production, and sends nothing for http', () => {
  expect(transportSecurity('https://alumni.example.org', true)).toEqual({
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  });
  expect(transportSecurity('https://alumni.example.org', false)).toEqual({
    'Strict-Transport-Security': 'max-age=31536000',
  });
  expect(transportSecurity('http://localhost:3000', true)).toEqual({});
});

test('allows forms to post to this site, and to other sites only by name', () => {
  const options = { inline, sources: [], hcaptcha: false };
  expect(directive(contentSecurityPolicy(options), 'form-action')).toEqual(["'self'"]);
  const policy = contentSecurityPolicy({ ...options, formTargets: ['https://alumni.example.org/contact'] });
  expect(directive(policy, 'form-action')).toEqual(["'self'", 'https://alumni.example.org']);
});
