import type { Plugin } from 'vite';
import { withImports } from './withImports.ts';

/**
 * Moves the styles of the entry and of all its imports to the entry. They are in every document, so a page’s code that loads later
 * must not load them again.
 *
 * @throws if a page’s code imports the entry, and so its styles.
 */
export function stylesOfEveryPage(): Plugin {
  return {
    name: 'banyan:styles-of-every-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Runs before the plugins that record the styles of each chunk.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (!entry) return;
        const importing = chunks.filter(({ imports }) => imports.includes(entry.fileName));
        if (importing.length > 0)
          this.error(
            `${importing.map(({ name }) => name).join(', ')} import what only the entry has: that belongs into "base" of site/build/chunks.ts.`,
          );
        for (const { viteMetadata } of withImports([entry.fileName], bundle)) {
          const sheets = [...(viteMetadata?.importedCss ?? [])];
          viteMetadata?.importedCss.clear();
          for (const sheet of sheets) entry.viteMetadata?.importedCss.add(sheet);
        }
      },
    },
  };
}
