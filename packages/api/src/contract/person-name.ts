import * as v from 'valibot';
import { optionalLine, requiredLine, type TextWording } from './text.ts';

const letter = /\p{L}/u;

/** Returns true if a text can be a person's name: it has a letter of any script, or is empty. */
const isName = (text: string) => text === '' || letter.test(text);

/** Person's name that must not be empty. A name without a letter, such as a braille blank, counts as empty. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredName = (most: number, required: string, wording: TextWording) =>
  v.pipe(requiredLine(most, required, wording), v.check(isName, required));

/** Person's name that may be empty or absent; absent becomes `''`. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalName = (most: number, wording: TextWording) =>
  v.pipe(optionalLine(most, wording), v.check(isName, wording.characters));
