import * as v from 'valibot';
import { expect, test } from 'vitest';
import { errorsIn, lacking } from '../test-errors.ts';
import { AnswerBody } from './answer-question.ts';

const good = { token: 'x'.repeat(43), answer: 'It is Kiran.\n\nOn the left.' };
const [unknown, required] = [
  'This link is not complete, or it is not one of ours.',
  'Write your answer first.',
];

test('accepts an answer with paragraphs and trims the copied token', () => {
  expect(v.parse(AnswerBody, { token: ` ${good.token}\n`, answer: ` ${good.answer} ` })).toEqual(good);
  expect(errorsIn(AnswerBody, { token: 'x'.repeat(200), answer: 'x'.repeat(5_000) })).toEqual({});
});

test.each([
  ['token', unknown],
  ['answer', required],
])('rejects an answer without %s: %s', (key, message) => {
  for (const body of [...lacking(good, key), { ...good, [key]: ' ' }, { ...good, [key]: '' }])
    expect(errorsIn(AnswerBody, body)).toEqual({ [key]: message });
});

test.each([
  [{ token: 'x'.repeat(201) }, { token: unknown }],
  [{ answer: 'x'.repeat(5_001) }, { answer: 'Use at most 5000 characters.' }],
  [{ answer: 'a\u202eb' }, { answer: 'Some characters reverse or cover this text. Type it again.' }],
  [{ admin: true }, { admin: 'This field is not part of the form.' }],
])('rejects an answer with %j: %j', (change, errors) => {
  expect(errorsIn(AnswerBody, { ...good, ...change })).toEqual(errors);
});

test('rejects an answer that is not an object', () => {
  const failed = 'This could not be sent. Please look at your answer again.';
  expect(errorsIn(AnswerBody, 7)).toEqual({ '': failed });
});
