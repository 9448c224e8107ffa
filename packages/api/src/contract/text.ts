import * as v from 'valibot';
import { limits } from './limits.ts';

/** Wording of a form for what any of its text fields can get wrong. The two forms differ by a full stop. */
export interface TextWording {
  tooLong: (most: number) => string;
  characters: string;
}

// Ignorable code points show nothing, or turn around what stands beside them. Joiners are none of these, because Marathi
// names need them, nor is what picks an emoji's look. No letter carries six marks.
const unshowable =
  /[\p{Cc}\p{Cs}\u2028\u2029]|(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|\p{M}{6}/u;
const hidden =
  /[\p{Cc}\p{Cs}\u2028\u2029]|(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;
const heap = /(\p{M}{5})\p{M}+/gu;
const blank = /\s|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;
const unshowableInParagraphs = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

/** Without what cannot be seen at its ends: a number copied out of a telephone's contacts comes with marks of direction. */
function trimmedLine(text: string): string {
  let [from, to] = [0, text.length];
  while (blank.test(text.charAt(from))) from += 1;
  while (blank.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** `true` for one line without control characters, lone surrogates, what hides or turns letters, and heaps of marks. */
export const isLine = (text: string) => !unshowable.test(text);

/** A line that was kept before such were refused, without what hides or turns letters; of a heap of marks the first five stay. */
export const shownLine = (text: string) =>
  isLine(text) ? text : text.replace(hidden, '').replace(heap, '$1');

/** Several lines without control characters but line feeds and tabs, or lone surrogates. */
export const isParagraphs = (text: string) => !unshowableInParagraphs.test(text);

// `/* @__NO_SIDE_EFFECTS__ */` lets a bundler drop the schemas of forms that a page does not show.

/** One line of text that must not be empty once trimmed. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredLine(most: number, required: string, wording: TextWording) {
  return v.pipe(
    v.string(required),
    v.transform(trimmedLine),
    v.nonEmpty(required),
    v.maxLength(most, wording.tooLong(most)),
    v.check(isLine, wording.characters),
  );
}

/** One line of text that may be empty or absent; absent becomes `''`. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalLine(most: number, wording: TextWording) {
  return v.optional(
    v.pipe(
      v.string(wording.characters),
      v.transform(trimmedLine),
      v.maxLength(most, wording.tooLong(most)),
      v.check(isLine, wording.characters),
    ),
    '',
  );
}

/** Text of several lines that must not be empty once trimmed. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredParagraphs(most: number, required: string, wording: TextWording) {
  return v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(most, wording.tooLong(most)),
    v.check(isParagraphs, wording.characters),
  );
}

/** Text of several lines that may be empty or absent; absent becomes `''`. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalParagraphs(most: number, wording: TextWording) {
  return v.optional(
    v.pipe(
      v.string(wording.characters),
      v.trim(),
      v.maxLength(most, wording.tooLong(most)),
      v.check(isParagraphs, wording.characters),
    ),
    '',
  );
}

const emailShape = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]+$/;

/** Looks like an address and could not smuggle a second one into a mail header. Long input is refused unread. */
export const isEmail = (text: string) =>
  text.length <= limits.text.email && isLine(text) && emailShape.test(text);

/**
 * An e-mail address.
 * @param required Message when nothing was typed; pass the same text twice where the spec has only one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function email(required: string, invalid: string) {
  return v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.check((text) => text === '' || isEmail(text), invalid),
  );
}

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
