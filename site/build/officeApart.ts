import path from 'node:path';
import type { Plugin } from 'vite';

/** Folders that only the Office uses. */
const folders = ['office/', 'site/office/', 'packages/api/src/contract/office/'];
const repository = path.resolve(import.meta.dirname, '..', '..');

/** Returns the modules that belong to the Office, by path. */
const modulesOfOffice = (modules: readonly string[]): string[] =>
  modules.filter((module) => {
    const inside = module.replaceAll('\\', '/').slice(repository.length + 1);
    return folders.some((folder) => inside.startsWith(folder));
  });

/**
 * Fails a build of the site that includes a module of the Office: visitors would download volunteers’ code. Without such modules,
 * changes to the Office cannot change the site’s files or their hashes.
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
