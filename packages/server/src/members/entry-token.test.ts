import { describe, expect, test } from 'vitest';
import { entryToken, readEntryToken } from './entry-token.ts';

const secret = 'a'.repeat(64);
const [rohan, leela] = ['01K9ZZZZZZABCDEFGHJKMNPQRS', '01K9ZZZZZZTVWXYZABCDEFGHJK'];
const now = 1_795_000_000_000;
const token = entryToken(secret, 'hide', rohan, now + 1_000);
const [id = '', end = '', signature = ''] = token.split('.');
const read = (text: string, at = now, key = secret) => readEntryToken(key, 'hide', text, at);

describe('the token of a member’s link', () => {
  test('names the member and when it ends, and nothing else', () => {
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
  ])('with %s is none of ours', (_, forged) => {
    expect(read(forged)).toBe('unknown');
  });

  test('made for another purpose or with another secret is none of ours', () => {
    expect(readEntryToken(secret, 'correct', token, now)).toBe('unknown');
    expect(read(token, now, 'b'.repeat(64))).toBe('unknown');
  });

  test('is used up by itself: every link has a name of its own, the same each time', () => {
    const other = entryToken(secret, 'hide', rohan, now + 2_000);
    const [one, again, another] = [token, token, other].map((text) => {
      const found = read(text);
      return typeof found === 'object' ? found.spend.key : found;
    });
    expect([one, one === again, one === another]).toEqual([`entry:${signature}`, true, false]);
  });

  test('holds until its last millisecond', () => {
    expect(read(token, now + 999)).not.toBe('expired');
    expect(read(token, now + 1_000)).toBe('expired');
  });
});
