/** Number of letters to insert, delete or replace to turn one word into the other (Levenshtein distance). */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...one].entries()) {
    const row = [index + 1];
    for (const [column, wanted] of [...other].entries()) {
      const replaced = (above[column] ?? 0) + (letter === wanted ? 0 : 1);
      row.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1));
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}

/** Maximum length that is compared, so that long input stays cheap. */
const longest = 40;

/**
 * Best candidate for a typed word: one that begins with it, or else the one with the smallest distance; the first of equals.
 * `undefined` if there are no candidates.
 */
export function nearest(typed: string, candidates: readonly string[]): string | undefined {
  const word = typed.toLowerCase().slice(0, longest);
  const far = (candidate: string) => (candidate.startsWith(word) ? 0 : distance(word, candidate));
  return candidates.toSorted((one, other) => far(one) - far(other))[0];
}
