import * as v from 'valibot';
import { isEmail } from './email.ts';

/** Messages of a form for any of its text fields. The two forms differ only by a final period. */
export interface TextWording {
  tooLong: (most: number) => string;
  characters: string;
}

/* Pasted text contains characters that nobody typed. They are removed or replaced, so that a field rejects only deceptive ones. */

const printable = /^[\x20-\x7e]*$/;
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
const lookLikeHyphen = /[\u2010\u2011]/g;
const dash = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** Invisible control and format characters, except those that can be part of a letter or an emoji. */
const unseen =
  /(?![\n\t])\p{Cc}|[\u202a-\u202c\u2066-\u2069\ufff9-\ufffc]|(?!\p{Bidi_Control}|\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;
/** Variation selector without a character before it. */
const straySelector = /(?<![\p{L}\p{N}\p{P}\p{S}]|(?!\p{Variation_Selector})\p{M})\p{Variation_Selector}/gu;
/** Joiner after a letter that never joins. Marathi, Persian and family emoji need theirs. */
const strayJoiner =
  /(?<!\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier}|(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Variation_Selector})[\p{L}\p{M}])\p{Join_Control}/gu;
/** Tag character outside of a flag such as Scotland's. */
const strayTag = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,6})[\u{e0020}-\u{e007f}]/gu;

const override = /[\u202d\u202e]/g;
/** Direction override around a number copied from a phone's contacts; it changes nothing there. */
const overriddenNumber = /[\u202d\u202e]([\d\s+().-]*)\u202c/g;
const heap = /(\p{M}{5})\p{M}+/gu;
// No letter has six marks; an override shows the text after it in reverse.
const deceptive = /[\p{Cs}\u202d\u202e]|\p{M}{6}/u;

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const atEnds = /[\s\u200e\u200f\u061c\u202d\u202e]/;

/** Removes white space at both ends. Also removes direction marks there, if the text has no right-to-left letters. */
function trimmed(text: string): string {
  if (rightToLeft.test(text)) return text.trim();
  let [from, to] = [0, text.length];
  while (from < to && atEnds.test(text.charAt(from))) from += 1;
  while (to > from && atEnds.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/**
 * Returns several lines of text as they are stored: line feeds between lines, plain spaces, plain hyphens, no invisible characters.
 */
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

/** Returns one line of text as it is stored; line breaks and tabs become spaces. */
export const cleanLine = (text: string): string =>
  printable.test(text) ? text.trim() : cleanParagraphs(text).replace(/[\n\t]/g, ' ');

/** Zeros of the decimal digits that people type; full-width digits are ASCII after NFKC. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((one) => code >= one && code < one + 10);
  return zero === undefined ? digit : String(code - zero);
}

/**
 * Returns a phone, email, date, number or code as it is stored: in ASCII, with digits, dashes, letters and signs of other scripts
 * or typography replaced.
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

/** Returns true for one line without invisible and deceptive characters. */
export const isLine = (text: string) => !deceptive.test(text) && cleanLine(text) === text.trim();

/** Returns a line stored before validation existed without deceptive characters. More than five marks on a letter are cut to five. */
export const shownLine = (text: string) =>
  printable.test(text)
    ? text
    : cleanLine(text.replace(override, ''))
        .replace(/\p{Cs}/gu, '')
        .replace(heap, '$1');

/** Returns true for several lines without invisible and deceptive characters. */
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

/** Line of text that must not be empty once cleaned. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredLine = (most: number, message: string, wording: TextWording) =>
  required(cleanLine, most, message, wording);

/** Line of text that may be empty or absent; absent becomes `''`. */
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

/** Words to search for. @param message Message for a text of more than `most` characters. */
/* @__NO_SIDE_EFFECTS__ */
export const searchText = (most: number, message: string) =>
  v.pipe(v.string(message), v.transform(cleanLine), v.maxLength(most, message));

/** Code, token or id from a link. @param message Message for a text of more than `most` characters. */
/* @__NO_SIDE_EFFECTS__ */
export const codeText = (most: number, message: string) =>
  v.pipe(v.string(message), v.transform(cleanCode), v.maxLength(most, message));

/**
 * Email address.
 * @param required Message for an empty field; pass the same text twice if the spec has only one.
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

/** Email address that may be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalEmail = (invalid: string) =>
  v.pipe(
    v.string(invalid),
    v.transform(cleanCode),
    v.check((text) => text === '' || isEmail(text), invalid),
  );

/**
 * Returns the messages of an object's own issues: a missing required key gets that field's text, an unknown key gets its own.
 * Otherwise a body without a key would get the validator's text instead of the spec's.
 */
/* @__NO_SIDE_EFFECTS__ */
export function keyMessage(required: Readonly<Record<string, string>>, unknown: string, notAnObject: string) {
  return (issue: v.StrictObjectIssue): string => {
    if (issue.expected === 'never') return unknown;
    return required[String(issue.path?.[0].key)] ?? notAnObject;
  };
}
