/** Which pages a section measures. */
export interface ChosenPages {
  /** Of these only; of all, when empty. */
  paths: readonly string[];
}

/**
 * Of what a section measures that of the chosen pages; all of it where none is chosen.
 *
 * @throws an error when it measures none of them, with those that it does.
 */
export function ofPages<T extends { path: string }>(
  all: readonly T[],
  chosen: readonly string[],
): readonly T[] {
  const some = all.filter(({ path }) => chosen.length === 0 || chosen.includes(path));
  if (some.length > 0) return some;
  const known = [...new Set(all.map(({ path }) => path))];
  throw new Error(`Nothing is measured of ${chosen.join(' or ')} here, but of ${known.join(', ')}.`);
}
