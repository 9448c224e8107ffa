import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { emailKey, isEmail } from './email.ts';
import { errorsIn } from './test-errors.ts';
import {
  email,
  keyMessage,
  optionalCode,
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

describe('line of text', () => {
  test.each([
    ['spaces at its ends', '  Leela\u00a0', 'Leela'],
    ['spaces of typography', 'Leela\u00a0Umbar\u2009Rao\u3000Patil', 'Leela Umbar Rao Patil'],
    ['a hyphen that does not break', 'Umbar\u2011Rao', 'Umbar-Rao'],
    ['a dash in prose', '1998–2002 — Pune', '1998–2002 — Pune'],
    ['a soft hyphen', 'Lee\u00adla', 'Leela'],
    ['a space without width', 'Lee\u200bla', 'Leela'],
    ['a word joiner and a byte order mark', '\ufeffLee\u2060la', 'Leela'],
    ['an isolate', 'Le\u2066ela\u2069', 'Leela'],
    ['an embedding around it', '\u202a+1 555 0100\u202c', '+1 555 0100'],
    ['an override around a number', 'Call \u202d+1 555 0100\u202c', 'Call +1 555 0100'],
    ['an override at its end', '\u202dLeela\u202c', 'Leela'],
    ['a filler', 'Lee\u3164la', 'Leela'],
    ['an image that did not come along', 'Leela \ufffcUmbar', 'Leela Umbar'],
    ['tags', 'Leela \u{e0061}\u{e0062}Umbar', 'Leela Umbar'],
    ['a control character', 'Lee\0l\u009ba', 'Leela'],
    ['a joiner between Latin letters', 'Lee\u200dla', 'Leela'],
    ['a variation of nothing', '\ufe0fLeela', 'Leela'],
    ['several lines', 'Leela\r\nUmbar\tRao\u2028Patil\vJoshi', 'Leela Umbar Rao Patil Joshi'],
  ])('stores a line without %s', (_, typed, read) => {
    expect(said(typed)).toBe(read);
    expect(said(read)).toBe(read);
  });

  test.each([
    ['Marathi with a joiner', 'दर्‍याखोरे'],
    ['Kannada with a joiner', 'ಕರ್ನಾಟಕ ರ‍್ಯಾಂಕ್'],
    ['Persian with a non-joiner', 'می‌خواهم'],
    ['Hebrew with a mark of direction', 'שרה\u200f (א\u200e)\u200f'],
    ['Arabic with a mark of direction', '\u061cعلي'],
    ['Vietnamese, decomposed', 'Nguyễn'.normalize('NFD')],
    ['a letter with five marks', `a${'\u0301'.repeat(5)}`],
    ['emoji', 'I ❤️ Pune 👩‍🔬 👨‍👩‍👧 👍🏽 ❤️‍🔥 🏳️‍🌈'],
    ['a flag made of tags', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a Chinese name with a chosen glyph', '葛\u{e0100}城'],
  ])('keeps %s in a line', (_, typed) => {
    expect(said(typed)).toBe(typed);
  });

  test.each(['\u200b', '\u200d\u200c', '\u2060\ufeff', '\u3164', '\u00ad', '\u202e', '\u200f', '\ufe0f'])(
    'treats the line %j as empty',
    (typed) => {
      expect(said(typed)).toEqual(['required']);
    },
  );

  test.each([
    ['an override', 'Leela \u202egnp.exe'],
    ['a heap of marks', `L${'\u0335'.repeat(40)}eela`],
    ['half a character', 'Lee\ud800la'],
  ])('rejects a line with %s', (_, typed) => {
    expect(said(typed)).toEqual(['characters']);
  });

  test('cleans a hostile text in linear time', () => {
    for (const unit of [
      '\u200b',
      '\u202d',
      '\u{e0061}',
      '\u200d',
      '\ufe0f',
      '\u200e',
      'क\u200d',
      '\u{1f3f4}\u{e0061}',
    ]) {
      const start = performance.now();
      said(`x${unit.repeat(50_000)}x`);
      expect(performance.now() - start).toBeLessThan(1_000);
    }
  });
});

describe.each([
  ['line', optionalLine(9, wording)],
  ['paragraphs', optionalParagraphs(9, wording)],
])('optional %s', (_, schema) => {
  test.each([
    [undefined, ''],
    ['', ''],
    [' \n ', ''],
    [' Leela ', 'Leela'],
    ['Lee\0la', 'Leela'],
  ])('reads %j as %j', (typed, read) => {
    expect(v.parse(schema, typed)).toBe(read);
  });

  test.each([
    ['Leela Umbar', ['too long']],
    ['a\u202eb', ['characters']],
    [7, ['characters']],
    [null, ['characters']],
  ])('rejects the optional text %j with its message', (typed, sentences) => {
    expect(v.safeParse(schema, typed).issues?.map(({ message }) => message)).toEqual(sentences);
  });
});

test('stores paragraphs from Word, a chat or a phone as they looked', () => {
  const paragraphs = requiredParagraphs(200, 'required', wording);
  const pasted =
    'A soft\u00adhyphen,\u000b\ta space\u200bless\u2028line\r\nof\u00a0Pune\u0085in 1998–2002\fand on.';
  const kept = 'A softhyphen,\n\ta spaceless\nline\nof Pune\nin 1998–2002\nand on.';
  expect(v.parse(paragraphs, pasted)).toBe(kept);
  expect(v.parse(paragraphs, kept)).toBe(kept);
});

describe('phone number, date or code', () => {
  const code = optionalCode(40, wording);

  test.each([
    ['contacts on an iPhone', '\u202d+1 (978) 555-0100\u202c', '+1 (978) 555-0100'],
    ['contacts on Windows', '\u202a+1\u00a0978\u2011555\u20110100\u202c', '+1 978-555-0100'],
    ['WhatsApp', '\u2068+91\u00a098765\u00a043210\u2069\u200b', '+91 98765 43210'],
    ['a page with dashes', '978–555−0100', '978-555-0100'],
    ['a full-width keyboard', '＋１（９７８）５５５－０１００', '+1(978)555-0100'],
    ['a Devanagari keyboard', '+९१ ९८७६५ ४३२१०', '+91 98765 43210'],
    ['an Arabic keyboard', '+٩١ ٩٨٧٦٥ ٤٣٢١٠', '+91 98765 43210'],
    ['a Persian keyboard', '۱۹۹۸', '1998'],
  ])('reads a phone number, date or code from %s', (_, typed, read) => {
    expect(v.parse(code, typed)).toBe(read);
    expect(v.parse(code, read)).toBe(read);
  });
});

describe('email address', () => {
  test.each([
    'leela@example.org',
    'o.brien+tag@mail.example.co.in',
    'leela@münchen.example',
    'leela@xn--mnchen-3ya.example',
    'leela@उदाहरण.example',
  ])('accepts the email address %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  // Each could add a second recipient, a name or a header to an email, or is no address at all.
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
    ['an empty part of its domain', 'asha@gmail..com'],
    ['a dot before its domain', 'asha@.gmail.com'],
    ['a hyphen at the end of a part', 'asha@gmail-.com'],
    ['letters before the @ that no mail server must know', '私@example.jp'],
    ['a domain that hides a path', 'asha@bücher.example/evil'],
    ['a domain that hides a character', 'asha@b%C3%BCcher.exämple'],
    ['too much', `${'l'.repeat(250)}@example.org`],
  ])('rejects an email address with %s', (_, text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('rejects a long address of only dots at once', () => {
    const began = performance.now();
    expect(isEmail(`a@${'.'.repeat(60_000)}@`)).toBe(false);
    expect(performance.now() - began).toBeLessThan(100);
  });

  test('accepts an email address of at most 254 characters', () => {
    expect(isEmail(`${'l'.repeat(242)}@example.org`)).toBe(true);
    expect(isEmail(`${'l'.repeat(243)}@example.org`)).toBe(false);
  });
});

describe('key of a mailbox', () => {
  test.each([
    ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
    ['Asha@BÜCHER.example', 'asha@xn--bcher-kva.example'],
    ['asha@XN--BCHER-KVA.Example', 'asha@xn--bcher-kva.example'],
    ['asha@bu\u0308cher.example', 'asha@xn--bcher-kva.example'],
    ['Asha@Example.org', 'asha@example.org'],
    ['no address', 'no address'],
  ])('the mailbox key of %s is %s', (typed, key) => expect(emailKey(typed)).toBe(key));
});

describe('email field', () => {
  const field = email('required', 'invalid');
  test.each([
    [' leela@example.org '],
    ['\u200bleela@example\u00ad.org'],
    ['ｌｅｅｌａ＠ｅｘａｍｐｌｅ．ｏｒｇ'],
    ['\u202aleela@example.org\u202c'],
  ])('reads an email address from %j', (typed) => expect(v.parse(field, typed)).toBe('leela@example.org'));

  test.each([
    ['', ['required']],
    ['  ', ['required']],
    [undefined, ['required']],
    ['leela', ['invalid']],
  ])('rejects the email %j with one message', (typed, sentences) => {
    expect(v.safeParse(field, typed).issues?.map(({ message }) => message)).toEqual(sentences);
  });
});

describe('missing keys of a body', () => {
  const keys = keyMessage({ name: 'name required' }, 'unknown field', 'not this form');
  const body = v.strictObject({ name: v.string(), note: v.string() }, keys);

  test.each([
    [{ note: '' }, { name: 'name required' }],
    [{ name: 'Leela' }, { note: 'not this form' }],
    [{ name: 'Leela', note: '', admin: true }, { admin: 'unknown field' }],
    ['Leela', { '': 'not this form' }],
    [null, { '': 'not this form' }],
  ])('the body %j has the errors %j', (sent, errors) => expect(errorsIn(body, sent)).toEqual(errors));

  test('reports an error of a nested body for the inner field', () => {
    const outer = v.strictObject({ person: body }, keyMessage({}, 'outer', 'outer'));
    expect(errorsIn(outer, { person: { note: '' } })).toEqual({ 'person.name': 'name required' });
  });
});

describe('line stored before validation existed', () => {
  test.each([
    ['Leela Umbar', 'Leela Umbar'],
    ['दर्‍याखोरे', 'दर्‍याखोरे'],
    // An override would reverse the text after the name.
    ['Leela \u202erabmU', 'Leela rabmU'],
    ['\u200bLee\u2066la\ufeff', 'Leela'],
    ['Leela\nUmbar\0', 'Leela Umbar'],
    [`a${'\u0301'.repeat(99)}b`, `a${'\u0301'.repeat(5)}b`],
  ])('shows the stored line %j as %j', (kept, shown) => {
    expect(shownLine(kept)).toBe(shown);
  });
});
