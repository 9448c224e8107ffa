import { timingSafeEqual } from 'node:crypto';

/**
 * True if two texts are the same. The time it takes does not depend on where they differ, so that a signature cannot be guessed
 * letter by letter.
 */
export function isSameText(one: string, other: string): boolean {
  const [given, kept] = [Buffer.from(one), Buffer.from(other)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}
