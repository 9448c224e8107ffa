/** How many letters must be put in, taken out or replaced to make one word the other (Levenshtein's distance). */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, email] of [...one].entries()) {
    const row = [index + 1];
    for (const [column, wanted] of [...other].entries()) {
      const replaced = (above[column] ?? 0) + (email === wanted ? 0 : 1);
      row.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1));
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}

/** Nobody's slip of the finger is longer; what is compared stays short whatever is typed. */
const longest = 40;

/**
 * The candidate a typed word is most likely meant for: one of which it is the beginning, else the one with the fewest
 * other letters, and of two alike the first. `undefined` when there is none at all.
 */
export function nearest(typed: string, candidates: readonly string[]): string | undefined {
  const word = typed.toLowerCase().slice(0, longest);
  const far = (candidate: string) => (candidate.startsWith(word) ? 0 : distance(word, candidate));
  return candidates.toSorted((one, other) => far(one) - far(other))[0];
}
