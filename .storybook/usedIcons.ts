import type { Plugin } from 'vite';
import { isWorkshop, type Source, sourcesIn } from './rules/sources.ts';

const id = 'virtual:used-icons';

/** Names of the icons that files take from `lucide`, each once. */
export const iconsOf = (sources: readonly Source[]): string[] =>
  [
    ...new Set(
      sources.flatMap(({ text }) =>
        [...text.matchAll(/import \{([^}]+)\} from 'lucide'/g)].flatMap(([, list = '']) =>
          list.split(',').flatMap((name) => /^\s*([A-Z]\w*)/.exec(name)?.[1] ?? []),
        ),
      ),
    ),
  ].toSorted();

/** The icons that our parts show, as a module for the sheet of icons: read from their imports, so nobody keeps a list. */
export const usedIcons = (): Plugin => ({
  name: 'banyan-used-icons',
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: (asked) => {
    if (asked !== `\0${id}`) return undefined;
    const sources = ['packages/ui/src', 'packages/forms/src', 'office'].flatMap(sourcesIn);
    const names = iconsOf(sources.filter((source) => !isWorkshop(source)));
    return `export const usedIcons = ${JSON.stringify(names)};`;
  },
});
