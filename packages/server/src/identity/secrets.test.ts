import { expect, test } from 'vitest';
import { hashOf, newRecoveryCodes, newSecret, readCode } from './secrets.ts';

test('a secret is 256 bits in base64url, and never the same', () => {
  const secrets = Array.from({ length: 20 }, newSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  expect(new Set(secrets).size).toBe(20);
});

test('a table has SHA-256 of it', () => {
  expect(hashOf('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});

test('there are eight recovery codes of 26 digits that can be told apart on paper', () => {
  const codes = newRecoveryCodes();
  expect(codes).toHaveLength(8);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(new Set(codes).size).toBe(8);
  expect(new Set(codes.join('')).size).toBeGreaterThan(20);
});

test('letters that look like digits are read as these', () => {
  expect(readCode('7KOIL0QO')).toBe('7K0110Q0');
});
