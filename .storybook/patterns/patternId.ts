/** What a file of a pattern and the end of its title share: `./ListWithFilters.pattern.ts` and `List with filters`. */
export const patternIdOf = (file: string): string =>
  (/(\w+)\.(?:pattern|stories)\.tsx?$/.exec(file)?.[1] ?? '').toLowerCase();
