import { expect, test } from 'vitest';
import { trustedTypesScript } from './trustedTypesScript.ts';

interface Policy {
  createScriptURL: (url: string) => string | null;
  createHTML: (html: string) => string | null;
  createScript?: unknown;
}

/** Runs the script and returns the policy it creates. */
function policyOf(window: object): Policy | undefined {
  let made: Policy | undefined;
  const trustedTypes = {
    createPolicy: (name: string, policy: Policy) => {
      if (name === 'default') made = policy;
    },
  };
  const location = {
    origin: 'https://alumni.example.org',
    toString: () => 'https://alumni.example.org/news',
  };
  new Function('trustedTypes', 'location', 'window', trustedTypesScript)(trustedTypes, location, window);
  return made;
}

test.each([
  ['/assets/a.js', true],
  ['https://alumni.example.org/assets/a.js', true],
  ['https://js.hcaptcha.com/1/api.js', true],
  ['https://hcaptcha.com/1/api.js', true],
  ['http://js.hcaptcha.com/1/api.js', false],
  ['https://hcaptcha.com.evil.example/a.js', false],
  ['https://evilhcaptcha.com/a.js', false],
  ['//evil.example/a.js', false],
  ['data:text/javascript,evil()', false],
  ['javascript:evil()', false],
])('a script from %s is allowed: %s', (url, allowed) => {
  expect(policyOf({})?.createScriptURL(url)).toBe(allowed ? url : null);
});

test('only hCaptcha’s script may create markup, and no script may create code from text', () => {
  expect(policyOf({})?.createHTML('<b>')).toBeNull();
  // Injected markup could add an element with that id.
  expect(policyOf({ hcaptcha: {} })?.createHTML('<b>')).toBeNull();
  expect(policyOf({ hcaptcha: { render: () => undefined } })?.createHTML('<b>')).toBe('<b>');
  expect(policyOf({})).not.toHaveProperty('createScript');
});

test('does nothing in a browser without Trusted Types', () => {
  expect(() => new Function(trustedTypesScript)()).not.toThrow();
});
