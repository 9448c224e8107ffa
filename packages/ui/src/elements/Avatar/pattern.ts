import { avatarId } from './avatarId.ts';

/** What stands behind the initials: five drawings from a wall of arches, in a frame of 72 by 90. */
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

/** The same person always stands in the same niche: FNV-1a over the end of the id. */
export const patternFor = (id: string): AvatarPattern => {
  let hash = 0x811c9dc5;
  for (const character of avatarId(id))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return avatarPatterns[hash % avatarPatterns.length] ?? 'arch';
};

/** First letters of the first and the last word, with their marks; titles and one-word names work too. */
export const initialsOf = (name: string): string => {
  const letters = name
    .trim()
    .split(/\s+/u)
    .flatMap((word) => word.match(/\p{L}\p{M}*/u) ?? []);
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join('').toLocaleUpperCase('en');
};
