import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { requiredLine, requiredParagraphs } from './text.ts';

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

test('paragraphs may be pasted from anywhere', () => {
  const pasted = 'A soft\u00adhyphen,\n\ta space\u200bwithout width.';
  expect(v.parse(requiredParagraphs(200, 'required', wording), pasted)).toBe(pasted);
});
