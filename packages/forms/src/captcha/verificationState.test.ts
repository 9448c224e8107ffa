import { expect, test } from 'vitest';
import {
  isExpired,
  nextVerification,
  type VerificationState,
  validateVerification,
} from './verificationState.ts';

const verified: VerificationState = { phase: 'verified', token: 't', since: 1_000 };

test('accepts a token for 110 seconds and not a millisecond longer', () => {
  expect(isExpired(1_000, 110_999)).toBe(false);
  expect(isExpired(1_000, 111_000)).toBe(true);
  expect(validateVerification(verified, 110_999)).toBeUndefined();
  expect(validateVerification(verified, 111_000)).toBe(
    'CAPTCHA has expired. Please solve it again before submitting.',
  );
});

test('requires a verification while there is no token yet', () => {
  for (const phase of ['loading', 'waiting', 'working', 'broken'] as const) {
    expect(validateVerification({ phase }, 0)).toBe('Please complete the CAPTCHA verification');
  }
});

test('drops an old token, and a new one clears the warning', () => {
  const stale = nextVerification(verified, { type: 'aged' });
  expect(stale).toEqual({ phase: 'stale' });
  expect(validateVerification(stale, 0)).toMatch(/has expired/);
  expect(nextVerification(stale, { type: 'verified', token: 'u', at: 5 })).toEqual({
    phase: 'verified',
    token: 'u',
    since: 5,
  });
});

test('shows the specified text when a token expires and when the widget fails to load', () => {
  expect(nextVerification(verified, { type: 'expired' })).toEqual({
    phase: 'waiting',
    error: 'CAPTCHA expired. Please solve again.',
  });
  expect(nextVerification({ phase: 'loading' }, { type: 'broken' })).toEqual({
    phase: 'broken',
    error: 'Error loading CAPTCHA. Please refresh the page and try again.',
  });
});

test('a reset removes the token and does not repair a widget that failed to load', () => {
  expect(nextVerification(verified, { type: 'reset' })).toEqual({ phase: 'waiting' });
  expect(nextVerification(verified, { type: 'reset', error: 'Again.' }).error).toBe('Again.');
  const broken = nextVerification(verified, { type: 'broken' });
  expect(nextVerification(broken, { type: 'reset' })).toBe(broken);
});

test('ignores the passing of time in a form without a token', () => {
  expect(nextVerification({ phase: 'waiting' }, { type: 'aged' })).toEqual({ phase: 'waiting' });
});

test('keeps an error shown before the widget loaded until it is solved', () => {
  const told = nextVerification({ phase: 'loading' }, { type: 'missing', error: 'Please' });
  const there = nextVerification(nextVerification(told, { type: 'loading' }), { type: 'ready' });
  expect(there).toEqual({ phase: 'waiting', error: 'Please' });
  expect(nextVerification(there, { type: 'verified', token: 't', at: 1 }).error).toBeUndefined();
});
