import type { Plugin, Rolldown } from 'vite';
import { withImports } from './withImports.ts';

/** A module that says what the server draws and the browser fetches later or never: `contactOnTouch.ts`, `jobHeroModule.ts`. */
const later = /\/site\/src\/.*(?:OnTouch|Module)\.ts$/;

/**
 * Has a page load the styles of what its code comes later for, or never, and no other page: those of what an `…OnTouch.ts` or
 * `…Module.ts` imports are noted with the chunk that has it, from which the document takes its style sheets.
 */
export function stylesOfLater(): Plugin {
  return {
    name: 'banyan:styles-of-later',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Before whoever writes down which chunk needs which styles.
      order: 'pre',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const module of chunk.moduleIds.filter((id) => later.test(id))) {
            const imported = this.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
            for (const sheet of stylesOf(imported, bundle)) chunk.viteMetadata?.importedCss.add(sheet);
          }
        }
      },
    },
  };
}

/** The style sheets of modules and of all that they import from the start. */
function stylesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  const names = Object.values(bundle).flatMap((chunk) =>
    chunk.type === 'chunk' && chunk.moduleIds.some((id) => modules.includes(id)) ? [chunk.fileName] : [],
  );
  return withImports(names, bundle).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
}
