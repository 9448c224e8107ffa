import { expect, test } from 'vitest';
import { myMessages as messages } from '../../contract/messages.ts';
import { testVisitor } from '../donations/test-visitor.ts';
import { countLetterOf, countLetterTo } from './letter-limit.ts';

const noon = Date.UTC(2027, 0, 1, 12);
const refusal = { status: 429, message: messages.askedTooOften, headers: { 'Retry-After': '600' } };

test('a network asks for ten letters in ten minutes, whatever others do', async () => {
  const { visitor, tries, others } = testVisitor();
  others.set('my page letters', 1_000);
  for (let letters = 0; letters < 10; letters += 1) await countLetterOf(visitor, noon);
  await expect(countLetterOf(visitor, noon)).rejects.toMatchObject(refusal);
  expect([...tries]).toEqual([['my page letters', 11]]);
});

test('an address gets three in ten minutes, whoever asks for them, and others get theirs', async () => {
  const { visitor, others } = testVisitor();
  others.set('my page letters to leela@example.org', 1);
  for (let letters = 0; letters < 2; letters += 1) await countLetterTo(visitor, 'leela@example.org', noon);
  await expect(countLetterTo(visitor, 'leela@example.org', noon)).rejects.toMatchObject(refusal);
  await countLetterTo(visitor, 'tara@example.org', noon);
});
