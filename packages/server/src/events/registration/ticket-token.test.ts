import { describe, expect, test } from 'vitest';
import { readTicketToken, ticketPath, ticketToken } from './ticket-token.ts';

const [one, other] = ['01J0000000000000000000000A', '01J0000000000000000000000B'];
const token = ticketToken('secret', one);

describe('ticket link', () => {
  test('contains the registration’s id', () => {
    expect(token).toMatch(/^[0-9A-Z]{52}$/);
    expect(readTicketToken('secret', token)).toBe(one);
    expect(ticketPath(token)).toBe(`/t/${token}`);
  });

  test.each([
    ['a reference', 'E-7K2M-4QHD'],
    ['an id', one],
    ['nothing', ''],
    ['a part of the token', token.slice(0, -1)],
    ['a longer token', `${token}0`],
    ['another case', token.toLowerCase()],
    ['another registration', other + token.slice(26)],
    ['another signature', `${one}${'0'.repeat(26)}`],
    ['another secret', ticketToken('another', one)],
    ['the same number of letters with more bytes', `${token.slice(0, -1)}ç`],
    ['a very long text', 'x'.repeat(100_000)],
  ])('rejects a token made from %s', (_, forged) => {
    expect(readTicketToken('secret', forged)).toBeUndefined();
  });
});
