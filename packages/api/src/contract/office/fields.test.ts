import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { errorsIn } from '../test-errors.ts';
import {
  base64url,
  blobOf,
  bodyOf,
  Email,
  FileBytes,
  LinkToken,
  ListTitle,
  Name,
  NoBody,
  note,
  OptionalNote,
  ownText,
  RowId,
  StoryText,
  StoryTitle,
} from './fields.ts';
import { officeMessages as messages } from './messages.ts';

const { notUnderstood, characters } = messages;
const tooLong = (most: number) => `Please use at most ${most} characters`;
const said = (schema: v.GenericSchema, given: unknown) => errorsIn(schema, given)[''];

describe.each([
  ['a name', Name, 100, messages.nameRequired],
  ['a title in a list', ListTitle, 60, messages.titleRequired],
  ['the title of a story', StoryTitle, 160, messages.titleRequired],
])('%s', (_, schema, most, required) => {
  test(`accepts one line of at most ${most} characters and rejects other values`, () => {
    expect(v.parse(schema, ' Leela ')).toBe('Leela');
    expect(said(schema, 'x'.repeat(most))).toBeUndefined();
    expect(said(schema, 'x'.repeat(most + 1))).toBe(tooLong(most));
    expect(v.parse(schema, 'a\nb')).toBe('a b');
    expect(said(schema, 'a\u202eb')).toBe(characters);
    for (const nothing of ['', ' ', undefined, 7]) expect(said(schema, nothing)).toBe(required);
  });
});

test('trims an email and rejects a missing or incomplete one, each with its own message', () => {
  expect(v.parse(Email, ' leela@example.org ')).toBe('leela@example.org');
  for (const nothing of ['', undefined, 7]) expect(said(Email, nothing)).toBe(messages.emailRequired);
  expect(said(Email, 'leela@')).toBe(messages.emailInvalid);
});

test('accepts 43 characters of base64url as the secret of a link', () => {
  const token = `${'aA0-_'.repeat(8)}xyz`;
  expect(v.parse(LinkToken, token)).toBe(token);
  for (const other of ['', token.slice(1), `${token}x`, `+${token.slice(1)}`, `${token.slice(1)}\n`, 7])
    expect(said(LinkToken, other)).toBe(notUnderstood);
});

test('accepts up to sixty letters, digits, dashes and underscores as an id', () => {
  for (const id of ['a', '01MB8_-z', 'x'.repeat(60)]) expect(v.parse(RowId, id)).toBe(id);
  for (const other of ['', 'x'.repeat(61), 'a b', 'a/b', '.a', 'a.', 7])
    expect(said(RowId, other)).toBe(notUnderstood);
});

test('accepts bytes of a passkey as base64url, up to the limit', () => {
  const schema = base64url(6);
  expect(v.parse(schema, 'aZ0-_9')).toBe('aZ0-_9');
  for (const other of ['', 'aZ0-_9x', 'a+b', '=ab', 'ab=', 7])
    expect(said(schema, other)).toBe(notUnderstood);
});

describe('note to a person', () => {
  test('requires a text with paragraphs', () => {
    const schema = note('Say why.');
    expect(v.parse(schema, ' One\n\ntwo ')).toBe('One\n\ntwo');
    expect(said(schema, 'x'.repeat(2_001))).toBe(tooLong(2_000));
    expect(said(schema, 'a\u202eb')).toBe(characters);
    for (const nothing of ['', ' ', undefined, 7]) expect(said(schema, nothing)).toBe('Say why.');
  });

  test('reads a missing note as an empty one', () => {
    expect([v.parse(OptionalNote, undefined), v.parse(OptionalNote, ' ')]).toEqual(['', '']);
    expect(v.parse(OptionalNote, ' One\ntwo ')).toBe('One\ntwo');
    expect(said(OptionalNote, 'x'.repeat(2_001))).toBe(tooLong(2_000));
    expect(said(OptionalNote, 'a\u202eb')).toBe(characters);
  });
});

test('accepts an empty text of the association’s own, but not a missing one', () => {
  const schema = ownText(9);
  expect([v.parse(schema, ''), v.parse(schema, ' a\nb ')]).toEqual(['', 'a\nb']);
  expect(said(schema, 'x'.repeat(10))).toBe(tooLong(9));
  expect(said(schema, 'a\u202eb')).toBe(characters);
  for (const other of [undefined, 7]) expect(said(schema, other)).toBe(notUnderstood);
});

test('rejects a story that is too short or too long', () => {
  const short = messages.storyShort(limits.storyLeast);
  expect(said(StoryText, 'x'.repeat(300))).toBeUndefined();
  for (const other of ['', undefined, 'x'.repeat(299), ` ${'x'.repeat(299)} `])
    expect(said(StoryText, other)).toBe(short);
  expect(said(StoryText, 'x'.repeat(20_001))).toBe(tooLong(20_000));
  expect(said(StoryText, `${'x'.repeat(300)}\u202ex`)).toBe(characters);
});

test('rejects unknown keys in a body', () => {
  const Body = bodyOf({ version: v.number() });
  expect(v.parse(Body, { version: 1 })).toEqual({ version: 1 });
  expect(v.parse(NoBody, {})).toEqual({});
  expect(said(Body, 7)).toBe(notUnderstood);
  expect(errorsIn(Body, { version: 1, admin: true })).toEqual({ admin: notUnderstood });
  expect(errorsIn(NoBody, { admin: true })).toEqual({ admin: notUnderstood });
});

describe('file', () => {
  const bytes = new Uint8Array([1, 2, 3]);

  test('accepts bytes as a file', () => {
    expect(v.parse(FileBytes, bytes)).toBe(bytes);
    for (const other of [new Blob(['x']), 'x', undefined, [1, 2, 3]])
      expect(said(FileBytes, other)).toBe(notUnderstood);
  });

  test('sends bytes unchanged and anything else as an empty body', async () => {
    expect(await blobOf(bytes).bytes()).toEqual(bytes);
    expect(await blobOf(new Blob(['abc'])).text()).toBe('abc');
    for (const other of ['abc', undefined, { size: 3 }]) expect(blobOf(other).size).toBe(0);
  });
});
