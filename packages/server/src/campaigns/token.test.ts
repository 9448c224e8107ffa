import { expect, test } from 'vitest';
import { readUnsubscribeToken, unsubscribePath, unsubscribeToken } from './token.ts';

const leela = { kind: 'member', campaign: 'L1', id: 'M1' } as const;
const token = unsubscribeToken('secret', leela);

test.each([
  ['m', leela],
  ['g', { kind: 'guest', campaign: 'L1', id: 'R1' }],
  ['t', { kind: 'test', campaign: 'L2', id: 'V1' }],
] as const)('reads a link of the kind %s as %j', (email, reader) => {
  const made = unsubscribeToken('secret', reader);
  expect(made).toMatch(new RegExp(`^${email}\\.${reader.campaign}\\.${reader.id}\\.[0-9A-Z]{26}$`));
  expect(readUnsubscribeToken('secret', made)).toEqual(reader);
});

test('keeps old links valid: the signature never changes', () => {
  expect(token).toBe('m.L1.M1.PZEVJ6C521Y4MEF0G7DGSVF381');
  expect(unsubscribePath(token)).toBe(`/unsubscribe/${token}`);
});

test.each([
  ['', 'nothing'],
  ['m.L1', 'half a token'],
  [token.slice(0, -1), 'a cut token'],
  [`${token}.x`, 'a token with a suffix'],
  [token.replace('M1', 'M2'), 'another recipient’s id'],
  [token.replace('L1', 'L2'), 'another campaign’s id'],
  [token.replace('m.', 'g.'), 'a guest’s kind'],
  [unsubscribeToken('another', leela), 'a token of another site'],
])('rejects %j: %s', (given) => {
  expect(readUnsubscribeToken('secret', given)).toBeUndefined();
});
