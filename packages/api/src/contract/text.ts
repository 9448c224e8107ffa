import * as v from 'valibot';
import { isEmail } from './email.ts';

/** Wording of a form for what any of its text fields can get wrong. The two forms differ by a full stop. */
export interface TextWording {
  tooLong: (most: number) => string;
  characters: string;
}

/* Text from a clipboard carries characters that nobody typed. They are removed or replaced, so that a field refuses only what deceives. */

const printable = /^[\x20-\x7e]*$/;
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
const lookLikeHyphen = /[\u2010\u2011]/g;
const dash = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** Control and format characters that show nothing, but those of which a letter or an emoji may be made. */
const unseen =
  /(?![\n\t])\p{Cc}|[\u202a-\u202c\u2066-\u2069\ufff9-\ufffc]|(?!\p{Bidi_Control}|\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;
/** A variation selector with nothing before it to vary. */
const straySelector = /(?<![\p{L}\p{N}\p{P}\p{S}]|(?!\p{Variation_Selector})\p{M})\p{Variation_Selector}/gu;
/** A joiner after a letter that never joins. Marathi, Persian and the emoji of a family need theirs. */
const strayJoiner =
  /(?<!\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier}|(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Variation_Selector})[\p{L}\p{M}])\p{Join_Control}/gu;
/** A tag outside of a flag such as Scotland's. */
const strayTag = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,6})[\u{e0020}-\u{e007f}]/gu;

const override = /[\u202d\u202e]/g;
/** Around a number that a phone's contacts copied, an override changes nothing. */
const overriddenNumber = /[\u202d\u202e]([\d\s+().-]*)\u202c/g;
const heap = /(\p{M}{5})\p{M}+/gu;
// No letter carries six marks; an override shows what follows it in reverse.
const deceptive = /[\p{Cs}\u202d\u202e]|\p{M}{6}/u;

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const atEnds = /[\s\u200e\u200f\u061c\u202d\u202e]/;

/** Without white space at its ends, and without marks of direction there when nothing is written from right to left. */
function trimmed(text: string): string {
  if (rightToLeft.test(text)) return text.trim();
  let [from, to] = [0, text.length];
  while (from < to && atEnds.test(text.charAt(from))) from += 1;
  while (to > from && atEnds.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Several lines of text as they are kept: line feeds between lines, plain spaces, plain hyphens, no invisible characters. */
export function cleanParagraphs(text: string): string {
  if (printable.test(text)) return text.trim();
  const seen = text
    .replace(lineBreak, '\n')
    .replace(/\p{Zs}/gu, ' ')
    .replace(lookLikeHyphen, '-')
    .replace(overriddenNumber, '$1')
    .replace(unseen, '')
    .replace(straySelector, '')
    .replace(strayJoiner, '')
    .replace(strayTag, '');
  return trimmed(seen);
}

/** One line of text as it is kept; line breaks and tabs become spaces. */
export const cleanLine = (text: string): string =>
  printable.test(text) ? text.trim() : cleanParagraphs(text).replace(/[\n\t]/g, ' ');

/** The zeros of the decimal digits that people type; full-width ones are ASCII after NFKC. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((one) => code >= one && code < one + 10);
  return zero === undefined ? digit : String(code - zero);
}

/**
 * A phone, email, date, number or code as it is kept: in ASCII where another script or typography has its own digits, dashes,
 * letters or signs for the same.
 */
export const cleanCode = (text: string): string =>
  printable.test(text)
    ? text.trim()
    : cleanLine(text.replace(override, ''))
        .replace(/[\u200e\u200f\u061c]|\p{Join_Control}/gu, '')
        .normalize('NFKC')
        .replace(dash, '-')
        .replace(/\p{Nd}/gu, asciiDigit)
        .trim();

/** One line without invisible characters, and without ones that deceive. */
export const isLine = (text: string) => !deceptive.test(text) && cleanLine(text) === text.trim();

/** A line that was kept before such were refused, without what deceives; of a heap of marks the first five stay. */
export const shownLine = (text: string) =>
  printable.test(text)
    ? text
    : cleanLine(text.replace(override, ''))
        .replace(/\p{Cs}/gu, '')
        .replace(heap, '$1');

/** Several lines without invisible characters, and without ones that deceive. */
export const isParagraphs = (text: string) => !deceptive.test(text) && cleanParagraphs(text) === text.trim();

// `/* @__NO_SIDE_EFFECTS__ */` lets a bundler drop the schemas of forms that a page does not show.

/* @__NO_SIDE_EFFECTS__ */
function required(clean: (text: string) => string, most: number, message: string, wording: TextWording) {
  return v.pipe(
    v.string(message),
    v.transform(clean),
    v.nonEmpty(message),
    v.maxLength(most, wording.tooLong(most)),
    v.check((text) => !deceptive.test(text), wording.characters),
  );
}

/* @__NO_SIDE_EFFECTS__ */
function optional(clean: (text: string) => string, most: number, wording: TextWording) {
  return v.optional(
    v.pipe(
      v.string(wording.characters),
      v.transform(clean),
      v.maxLength(most, wording.tooLong(most)),
      v.check((text) => !deceptive.test(text), wording.characters),
    ),
    '',
  );
}

/** One line of text that must not be empty once cleaned. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredLine = (most: number, message: string, wording: TextWording) =>
  required(cleanLine, most, message, wording);

/** One line of text that may be empty or absent; absent becomes `''`. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalLine = (most: number, wording: TextWording) => optional(cleanLine, most, wording);

/** A phone number or another code that must not be empty, see {@link cleanCode}. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredCode = (most: number, message: string, wording: TextWording) =>
  required(cleanCode, most, message, wording);

/** A phone number or another code that may be empty or absent; absent becomes `''`. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalCode = (most: number, wording: TextWording) => optional(cleanCode, most, wording);

/** Text of several lines that must not be empty once cleaned. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredParagraphs = (most: number, message: string, wording: TextWording) =>
  required(cleanParagraphs, most, message, wording);

/** Text of several lines that may be empty or absent; absent becomes `''`. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalParagraphs = (most: number, wording: TextWording) =>
  optional(cleanParagraphs, most, wording);

/** Words to search for. @param message Said when there are more than `most` characters. */
/* @__NO_SIDE_EFFECTS__ */
export const searchText = (most: number, message: string) =>
  v.pipe(v.string(message), v.transform(cleanLine), v.maxLength(most, message));

/** A code, a token or an id out of a link. @param message Said when there are more than `most` characters. */
/* @__NO_SIDE_EFFECTS__ */
export const codeText = (most: number, message: string) =>
  v.pipe(v.string(message), v.transform(cleanCode), v.maxLength(most, message));

/**
 * An email address.
 * @param required Message when nothing was typed; pass the same text twice where the spec has only one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function email(required: string, invalid: string) {
  return v.pipe(
    v.string(required),
    v.transform(cleanCode),
    v.nonEmpty(required),
    v.check((text) => text === '' || isEmail(text), invalid),
  );
}

/** An email address that may be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalEmail = (invalid: string) =>
  v.pipe(
    v.string(invalid),
    v.transform(cleanCode),
    v.check((text) => text === '' || isEmail(text), invalid),
  );

/**
 * The messages of an object's own issues: a missing required key gets that field's text, an unknown key gets its own.
 * Without this a body that lacks a key would answer in the validator's words instead of the spec's.
 */
/* @__NO_SIDE_EFFECTS__ */
export function keyMessage(required: Readonly<Record<string, string>>, unknown: string, notAnObject: string) {
  return (issue: v.StrictObjectIssue): string => {
    if (issue.expected === 'never') return unknown;
    return required[String(issue.path?.[0].key)] ?? notAnObject;
  };
}
