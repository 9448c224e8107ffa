import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { calls } from './calls.ts';
import { Name } from './office/fields.ts';
import { optionalName, requiredName } from './person-name.ts';

const wording = { tooLong: (most: number) => `At most ${most}.`, characters: 'Other characters.' };
const required = requiredName(100, 'Who?', wording);
const optional = optionalName(100, wording);

const messageOf = (schema: v.GenericSchema, text: unknown) =>
  v.safeParse(schema, text).issues?.map(({ message }) => message);

describe('person’s name', () => {
  test.each(['Asha', 'O’Brien', 'श्रीराम', '王', 'ש', 'Ñ', 'X Æ A-12', 'ʻOkina', 'ـع'])(
    'accepts the name %s',
    (text) => {
      expect([v.parse(required, text), v.parse(optional, text)]).toEqual([text, text]);
    },
  );

  test.each(['\u2800', '\u2800\u2800 \u2800', '-', '...', '1', '🙂', '़', '_', '¿?'])(
    'rejects the name %j',
    (text) => {
      expect([messageOf(required, text), messageOf(optional, text)]).toEqual([
        ['Who?'],
        ['Other characters.'],
      ]);
    },
  );

  test('accepts an empty optional name, and reports a missing required one once', () => {
    expect([v.parse(optional, undefined), v.parse(optional, ' ')]).toEqual(['', '']);
    expect([messageOf(required, ''), messageOf(required, undefined)]).toEqual([['Who?'], ['Who?']]);
  });
});

test.each([
  [calls.sendContactMessage.body, ['firstName', 'lastName']],
  [calls.registerMember.body, ['FirstName', 'LastName']],
  [calls.registerForEvent.body, ['firstName', 'lastName']],
  [calls.createJob.body, ['name']],
  [calls.createStory.body, ['name']],
  [calls.correctMyEntry.body, ['FirstName', 'LastName']],
  [v.object({ name: Name }), ['name']],
])('rejects a name of braille blanks in every call body (%#)', (body, fields) => {
  const sent = Object.fromEntries(fields.map((field) => [field, '\u2800']));
  const found = v.safeParse(body, sent).issues?.map(({ path }) => path?.[0]?.key);
  expect(found).toEqual(expect.arrayContaining(fields));
});
