import { avatarId } from './avatarId.ts';

/** Drawings behind the initials: five patterns of arches, in a frame of 72 by 90. */
export const avatarPatterns = ['arch', 'twins', 'ripples', 'comb', 'roots'] as const;
export type AvatarPattern = (typeof avatarPatterns)[number];

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const arch = (left: number, right: number, springing: number) => {
  const radius = (right - left) / 2;
  return `M${left} 90V${springing}a${radius} ${radius} 0 0 1 ${right - left} 0V90`;
};
const circle = (radius: number) => `M${36 - radius} 90a${radius} ${radius} 0 0 1 ${2 * radius} 0`;

/** Nested arches; two of them side by side; rings on water; the teeth of a comb; an arcade at five heights. */
export const paths: Record<AvatarPattern, string> = {
  arch: range(5)
    .map((i) => arch(6 + i * 6, 66 - i * 6, 36))
    .join(''),
  twins: range(6)
    .map((i) => arch(-30 + i * 6, 36 - i * 6, 43) + arch(36 + i * 6, 102 - i * 6, 43))
    .join(''),
  ripples: range(7)
    .map((i) => circle(22 + i * 11))
    .join(''),
  comb: range(7)
    .map((i) => `M${6 + i * 10} ${[8, 37, 29, 21, 13, 42, 34][i]}V-4`)
    .join(''),
  roots: range(5)
    .map((i) => arch(-18 + i * 18, 18 + i * 18, [32, 49, 36, 53, 40][i] ?? 32))
    .join(''),
};

/** Selects the drawing by an FNV-1a hash of the end of the id, so that a person always gets the same one. */
export const patternFor = (id: string): AvatarPattern => {
  let hash = 0x811c9dc5;
  for (const character of avatarId(id))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return avatarPatterns[hash % avatarPatterns.length] ?? 'arch';
};

/** Signs that bind a consonant to the next one. Browsers disagree on whether the two are one character, so this list decides. */
const binding = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]\u200d?$/u;
/** Scripts whose letters join the next one. */
const joining = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u;

/** First letter of a word as it is read: श्री of श्रीराम. Empty for a word without letters. */
function firstLetter(word: string): string {
  let letter = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)) {
    if (letter !== '' && !binding.test(letter)) break;
    if (letter !== '' || /\p{L}/u.test(segment)) letter += segment;
  }
  return letter.replace(/^[^\p{L}]+/u, '');
}

/** Initials of the first and the last word; titles and one-word names work too. Letters that would join are kept apart. */
export const initialsOf = (name: string): string => {
  const letters = name.split(/\s+/u).map(firstLetter).filter(Boolean);
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join(joining.test(name) ? '\u200c' : '').toLocaleUpperCase('en');
};
