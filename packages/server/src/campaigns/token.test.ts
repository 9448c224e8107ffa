import { expect, test } from 'vitest';
import { readUnsubscribeToken, unsubscribePath, unsubscribeToken } from './token.ts';

const leela = { kind: 'member', campaign: 'L1', id: 'M1' } as const;
const token = unsubscribeToken('secret', leela);

test.each([
  ['m', leela],
  ['g', { kind: 'guest', campaign: 'L1', id: 'R1' }],
  ['t', { kind: 'test', campaign: 'L2', id: 'V1' }],
] as const)('a link of the kind %s is read as %j', (email, reader) => {
  const made = unsubscribeToken('secret', reader);
  expect(made).toMatch(new RegExp(`^${email}\\.${reader.campaign}\\.${reader.id}\\.[0-9A-Z]{26}$`));
  expect(readUnsubscribeToken('secret', made)).toEqual(reader);
});

test('links that left stay good: the signature of one never changes', () => {
  expect(token).toBe('m.L1.M1.PZEVJ6C521Y4MEF0G7DGSVF381');
  expect(unsubscribePath(token)).toBe(`/unsubscribe/${token}`);
});

test.each([
  ['', 'nothing'],
  ['m.L1', 'half of one'],
  [token.slice(0, -1), 'one that is cut'],
  [`${token}.x`, 'one with something behind it'],
  [token.replace('M1', 'M2'), 'somebody else’s'],
  [token.replace('L1', 'L2'), 'another letter’s'],
  [token.replace('m.', 'g.'), 'a guest’s'],
  [unsubscribeToken('another', leela), 'one of another site'],
])('%j opens nothing: %s', (given) => {
  expect(readUnsubscribeToken('secret', given)).toBeUndefined();
});
