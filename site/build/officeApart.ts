import path from 'node:path';
import type { Plugin } from 'vite';

/** Folders of what only the Office is made of. */
const folders = ['office/', 'site/office/', 'packages/api/src/contract/office/'];
const repository = path.resolve(import.meta.dirname, '..', '..');

/** Modules of the Office among some, which are named by their paths. */
export const modulesOfOffice = (modules: readonly string[], root = repository): string[] =>
  modules.filter((module) => {
    const inside = module.replaceAll('\\', '/').slice(root.length + 1);
    return folders.some((folder) => inside.startsWith(folder));
  });

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
