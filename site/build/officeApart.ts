import type { Plugin } from 'vite';

/** Where what only the Office is made of lies. */
const office =
  /\/(?:packages\/office|site\/office|packages\/api\/src\/(?:contract|client|server)\/office)[/.]/;

/** Those of some modules that are the Office's. */
export const modulesOfOffice = (modules: readonly string[]): string[] =>
  modules.filter((module) => office.test(module.replaceAll('\\', '/')));

/**
 * Stops a build of the site that reads a module of the Office: a page would weigh, and change, for volunteers. What a build does not read
 * cannot change its files, so that their hashes are the same before and after whatever is changed there.
 */
export function officeApart(): Plugin {
  return {
    name: 'banyan:office-apart',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd(error) {
      if (error) return;
      const read = modulesOfOffice([...this.getModuleIds()]);
      if (read.length > 0) this.error(`Public pages would carry the Office:\n${read.join('\n')}`);
    },
  };
}
