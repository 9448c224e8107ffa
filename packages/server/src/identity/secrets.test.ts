import { expect, test } from 'vitest';
import { hashOf, newRecoveryCodes, newSecret, readCode } from './secrets.ts';

test('creates secrets of 256 random bits in base64url', () => {
  const secrets = Array.from({ length: 20 }, newSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  expect(new Set(secrets).size).toBe(20);
});

test('hashes a secret with SHA-256', () => {
  expect(hashOf('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});

test('creates eight recovery codes of 26 digits that can be told apart on paper', () => {
  const codes = newRecoveryCodes();
  expect(codes).toHaveLength(8);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(new Set(codes).size).toBe(8);
  expect(new Set(codes.join('')).size).toBeGreaterThan(20);
});

test('reads letters that look like digits as digits', () => {
  expect(readCode('7KOIL0QO')).toBe('7K0110Q0');
});
