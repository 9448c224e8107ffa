import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { errorsIn } from './test-errors.ts';
import {
  email,
  isEmail,
  keyMessage,
  optionalLine,
  optionalParagraphs,
  requiredLine,
  requiredParagraphs,
  shownLine,
} from './text.ts';

const wording = { tooLong: () => 'too long', characters: 'characters' };
const line = requiredLine(60, 'required', wording);
const said = (text: string) => {
  const read = v.safeParse(line, text);
  return read.success ? read.output : read.issues.map(({ message }) => message);
};

describe('one line', () => {
  test.each([
    ['Leela Umbar', 'Leela Umbar'],
    ['  Leela\u00a0', 'Leela'],
    // As a telephone's contacts and messengers hand out numbers.
    ['\u202a+1 555 0100\u202c', '+1 555 0100'],
    ['\u200e+1 555 0100', '+1 555 0100'],
    // Marathi and Kannada with joiners, Vietnamese decomposed, a letter with five marks.
    ['दर्‍याखोरे', 'दर्‍याखोरे'],
    ['ಕರ್ನಾಟಕ ರ‍್ಯಾಂಕ್', 'ಕರ್ನಾಟಕ ರ‍್ಯಾಂಕ್'],
    ['Nguyễn'.normalize('NFD'), 'Nguyễn'.normalize('NFD')],
    [`a${'\u0301'.repeat(5)}`, `a${'\u0301'.repeat(5)}`],
    ['I ❤️ Pune 👩‍🔬', 'I ❤️ Pune 👩‍🔬'],
  ])('%j is %j', (typed, read) => {
    expect(said(typed)).toBe(read);
  });

  test.each(['\u200b', '\u200d\u200c', '\u2060\ufeff', '\u3164', '\u00ad', '\u202e'])(
    '%j looks empty, and is',
    (typed) => {
      expect(said(typed)).toEqual(['required']);
    },
  );

  test.each([
    ['what turns letters around', 'Leela \u202egnp.exe'],
    ['an isolate', 'Le\u2066ela'],
    ['a space without width', 'Lee\u200bla'],
    ['a filler', 'Lee\u3164la'],
    ['letters of tags', 'Leela \u{e0061}\u{e0062} Umbar'],
    ['a heap of marks', `L${'\u0335'.repeat(40)}eela`],
    ['a second line', 'Lee\nla'],
    ['half a character', 'Lee\ud800la'],
  ])('%s is refused with its sentence', (_, typed) => {
    expect(said(typed)).toEqual(['characters']);
  });

  test('of spaces nobody sees is read as fast as one of letters', () => {
    expect(said(`${'\u200b'.repeat(200_000)}x`)).toBe('x');
    expect(said(`x${'\u200b'.repeat(200_000)}x`)).toEqual(['too long', 'characters']);
  });
});

describe.each([
  ['line', optionalLine(9, wording)],
  ['paragraphs', optionalParagraphs(9, wording)],
])('an optional %s', (_, schema) => {
  test.each([
    [undefined, ''],
    ['', ''],
    [' \n ', ''],
    [' Leela ', 'Leela'],
  ])('%j is %j', (typed, read) => {
    expect(v.parse(schema, typed)).toBe(read);
  });

  test.each([
    ['Leela Umbar', ['too long']],
    ['Lee\0la', ['characters']],
    [7, ['characters']],
    [null, ['characters']],
  ])('%j is refused with its sentence', (typed, sentences) => {
    expect(v.safeParse(schema, typed).issues?.map(({ message }) => message)).toEqual(sentences);
  });
});

test('paragraphs may be pasted from anywhere', () => {
  const pasted = 'A soft\u00adhyphen,\n\ta space\u200bwithout width.';
  expect(v.parse(requiredParagraphs(200, 'required', wording), pasted)).toBe(pasted);
});

describe('an e-mail address', () => {
  test.each([
    'leela@example.org',
    'o.brien+tag@mail.example.co.in',
    'leela@münchen.example',
    '私@example.jp',
  ])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  // Each could put a second recipient, a name or a header into a letter, or is no address at all.
  test.each([
    ['a comma', 'leela@example.org,rohan@example.org'],
    ['a comma before the @', 'leela,rohan@example.org'],
    ['a semicolon', 'leela@example.org;rohan@example.org'],
    ['a colon', 'friends:leela@example.org'],
    ['angle brackets', 'Leela<leela@example.org>'],
    ['quotes', '"leela"@example.org'],
    ['a comment', 'leela(friend)@example.org'],
    ['square brackets', 'leela@[127.0.0.1].org'],
    ['a backslash', 'leela\\@example.org'],
    ['a space', 'leela umbar@example.org'],
    ['a line break', 'leela@example.org\nBcc:rohan@example.org'],
    ['two @', 'leela@rohan@example.org'],
    ['no @', 'leela.example.org'],
    ['no dot', 'leela@example'],
    ['a dot at the end', 'leela@example.org.'],
    ['nothing before the @', '@example.org'],
    ['too much', `${'l'.repeat(250)}@example.org`],
  ])('with %s is none', (_, text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('has 254 characters at most', () => {
    expect(isEmail(`${'l'.repeat(242)}@example.org`)).toBe(true);
    expect(isEmail(`${'l'.repeat(243)}@example.org`)).toBe(false);
  });
});

describe('a field for one', () => {
  const field = email('required', 'invalid');
  test('is trimmed', () => expect(v.parse(field, ' leela@example.org ')).toBe('leela@example.org'));

  test.each([
    ['', ['required']],
    ['  ', ['required']],
    [undefined, ['required']],
    ['leela', ['invalid']],
  ])('of %j says one sentence', (typed, sentences) => {
    expect(v.safeParse(field, typed).issues?.map(({ message }) => message)).toEqual(sentences);
  });
});

describe('what a body lacks', () => {
  const keys = keyMessage({ name: 'name required' }, 'unknown field', 'not this form');
  const body = v.strictObject({ name: v.string(), note: v.string() }, keys);

  test.each([
    [{ note: '' }, { name: 'name required' }],
    [{ name: 'Leela' }, { note: 'not this form' }],
    [{ name: 'Leela', note: '', admin: true }, { admin: 'unknown field' }],
    ['Leela', { '': 'not this form' }],
    [null, { '': 'not this form' }],
  ])('of %j: %j', (sent, errors) => expect(errorsIn(body, sent)).toEqual(errors));

  test('within another one is said of the inner field', () => {
    const outer = v.strictObject({ person: body }, keyMessage({}, 'outer', 'outer'));
    expect(errorsIn(outer, { person: { note: '' } })).toEqual({ 'person.name': 'name required' });
  });
});

describe('a line that was kept before such were refused', () => {
  test.each([
    ['Leela Umbar', 'Leela Umbar'],
    ['दर्‍याखोरे', 'दर्‍याखोरे'],
    // An override would turn round whatever stands behind the name.
    ['Leela \u202erabmU', 'Leela rabmU'],
    ['\u200bLee\u2066la\ufeff', 'Leela'],
    ['Leela\nUmbar\0', 'LeelaUmbar'],
    [`a${'\u0301'.repeat(99)}b`, `a${'\u0301'.repeat(5)}b`],
  ])('%j is shown as %j', (kept, shown) => {
    expect(shownLine(kept)).toBe(shown);
  });
});
