import type { Plugin, Rolldown } from 'vite';

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
function stylesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (seen.has(name) || chunk?.type !== 'chunk') return;
    seen.add(name);
    // The order in which they would come without this.
    chunk.imports.forEach(visit);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => modules.includes(id))) visit(chunk.fileName);
  }
  return sheets;
}
