import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ticketKey, ticketTokenIn } from './ticket-key.ts';

const token = `01K${'ABCDEFGHJKMNPQRSTVWXYZ0'.repeat(3)}`.slice(0, 52);

test('the key of a ticket is 128 bits of its token’s SHA-256, in base64url', async () => {
  const hash = createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');
  expect(await ticketKey(token)).toBe(hash);
  expect(hash).toMatch(/^[\w-]{22}$/);
});

test.each([
  [token, token],
  [` ${token}\n`, token],
  [`https://alumni.example.org/t/${token}`, token],
  [`https://www.alumni.example.org/t/${token}?utm_source=mail`, token],
  [`https://alumni.example.org/t/${token}/`, token],
  [`https://alumni.example.org/t/${token}X`, undefined],
  [token.slice(1), undefined],
  ['WIFI:S:Gymnasium;T:WPA;P:two dhols;;', undefined],
  ['', undefined],
])('reads the ticket token, or none, from the scanned text %s', (text, found) => {
  expect(ticketTokenIn(text)).toBe(found);
});
