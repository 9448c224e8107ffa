import type { Plugin } from 'vite';
import { withImports } from './withImports.ts';

/**
 * Has the styles of the entry and of all that it imports belong to the entry alone. They stand in every document, so whoever
 * fetches a page's code later, and with it the styles of what that imports, is not to fetch them again.
 *
 * @throws when code of a page imports the entry, and so its styles.
 */
export function stylesOfEveryPage(): Plugin {
  return {
    name: 'banyan:styles-of-every-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Before whoever writes down which chunk needs which styles.
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
