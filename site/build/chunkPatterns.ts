import type { Plugin } from 'vite';

/** Modules that travel as one file of the built site. */
export interface Chunk {
  name: string;
  /** Each matches the path of at least one module that the browser gets, or the build fails. */
  modules: readonly RegExp[];
}

/**
 * A pattern per name, so that each has to match something:
 * ``eachOf`packages/ui/src/elements/${['BackLink', 'Notice']}/\w+\.tsx$` ``.
 */
export const eachOf = (pattern: TemplateStringsArray, ...names: readonly string[][]): RegExp[] =>
  names
    .reduce<string[]>(
      (starts, choices, index) =>
        starts.flatMap((start) => choices.map((name) => start + name + (pattern.raw[index + 1] ?? ''))),
      [pattern.raw[0] ?? ''],
    )
    .map((source) => new RegExp(source));

/** The patterns that match none of the modules, as `base: /…/`. */
export const patternsWithoutModule = (chunks: readonly Chunk[], modules: readonly string[]): string[] =>
  chunks.flatMap(({ name, modules: patterns }) =>
    patterns
      .filter((pattern) => !modules.some((module) => pattern.test(module)))
      .map((pattern) => `${name}: ${pattern}`),
  );

/** The chunks as the bundler wants them. */
export const groupsOf = (chunks: readonly Chunk[]) =>
  chunks.map(({ name, modules }) => ({
    name,
    test: (id: string) => modules.some((pattern) => pattern.test(id)),
  }));

/**
 * Stops a build in which a pattern matches no module: a file was moved or left the pages, and what the pattern kept
 * together would otherwise fall apart unnoticed.
 */
export function chunkPatterns(chunks: readonly Chunk[]): Plugin {
  return {
    name: 'banyan:chunk-patterns',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd(error) {
      if (error) return;
      const missed = patternsWithoutModule(chunks, [...this.getModuleIds()]);
      if (missed.length > 0)
        this.error(`No module matches these chunk patterns of site/build/chunks.ts:\n${missed.join('\n')}`);
    },
  };
}
