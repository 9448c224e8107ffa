import { describe, expect, test } from 'vitest';
import { entryToken, readEntryToken } from './entry-token.ts';

const secret = 'a'.repeat(64);
const [rohan, leela] = ['01K9ZZZZZZABCDEFGHJKMNPQRS', '01K9ZZZZZZTVWXYZABCDEFGHJK'];
const now = 1_795_000_000_000;
const token = entryToken(secret, 'hide', rohan, now + 1_000);
const [id = '', end = '', signature = ''] = token.split('.');
const read = (text: string, at = now, key = secret) => readEntryToken(key, 'hide', text, at);

describe('token of a member’s link', () => {
  test('a token holds only the member id and its expiry', () => {
    expect(read(token)).toMatchObject({ memberId: rohan, spend: { expiresAt: now + 1_000 } });
    expect(token).toMatch(/^[\w.-]{70,90}$/);
    expect(encodeURIComponent(token)).toBe(token);
  });

  test.each([
    ['another member', `${leela}.${end}.${signature}`],
    ['a later end', `${id}.${(now + 9_000).toString(36)}.${signature}`],
    ['another signature', `${id}.${end}.${signature.slice(0, -2)}AA`],
    ['a signature that only decodes to the same', `${id}.${end}.${signature}=`],
    ['no signature', `${id}.${end}.`],
    ['another case', `${id.toLowerCase()}.${end}.${signature}`],
    ['something behind it', `${token}\n`],
    ['nothing', ''],
    ['a great deal', 'x'.repeat(100_000)],
  ])('rejects a token with %s as unknown', (_, forged) => {
    expect(read(forged)).toBe('unknown');
  });

  test('rejects a token made for another purpose or with another secret', () => {
    expect(readEntryToken(secret, 'correct', token, now)).toBe('unknown');
    expect(read(token, now, 'b'.repeat(64))).toBe('unknown');
  });

  test('every link has a stable name of its own, by which it is marked as used', () => {
    const other = entryToken(secret, 'hide', rohan, now + 2_000);
    const [one, again, another] = [token, token, other].map((text) => {
      const found = read(text);
      return typeof found === 'object' ? found.spend.key : found;
    });
    expect([one, one === again, one === another]).toEqual([`entry:${signature}`, true, false]);
  });

  test('a token is valid until its last millisecond', () => {
    expect(read(token, now + 999)).not.toBe('expired');
    expect(read(token, now + 1_000)).toBe('expired');
  });
});
