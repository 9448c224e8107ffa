import * as v from 'valibot';
import { optionalLine, requiredLine, type TextWording } from './text.ts';

const letter = /\p{L}/u;

/** Whether a text could be a person's name: it has a letter, of any script. What is empty is for others to judge. */
const isName = (text: string) => text === '' || letter.test(text);

/** A person's name that must not be empty. One without a letter, such as a blank of braille, counts as empty. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredName = (most: number, required: string, wording: TextWording) =>
  v.pipe(requiredLine(most, required, wording), v.check(isName, required));

/** A person's name that may be empty or absent; absent becomes `''`. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalName = (most: number, wording: TextWording) =>
  v.pipe(optionalLine(most, wording), v.check(isName, wording.characters));
