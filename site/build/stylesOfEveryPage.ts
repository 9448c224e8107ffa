import type { Plugin } from 'vite';
import { withImports } from './withImports.ts';

/**
 * Has the styles of the entry and of all that it imports belong to the entry alone. They stand in every document, so whoever
 * fetches a page's code later, and with it the styles of what that imports, is not to fetch them again.
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
        const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
        if (entry?.type !== 'chunk') return;
        for (const { viteMetadata } of withImports([entry.fileName], bundle)) {
          const sheets = [...(viteMetadata?.importedCss ?? [])];
          viteMetadata?.importedCss.clear();
          for (const sheet of sheets) entry.viteMetadata?.importedCss.add(sheet);
        }
      },
    },
  };
}
