import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, parseSync } from 'vite';

const id = 'virtual:used-icons';
const root = path.join(import.meta.dirname, '..');

/** Names of the icons that a file imports from `lucide`. */
const iconsIn = (file: string): string[] =>
  parseSync(file, readFileSync(path.join(root, file), 'utf8'))
    .module.staticImports.filter(({ moduleRequest }) => moduleRequest.value === 'lucide')
    .flatMap(({ entries }) =>
      entries.filter(({ isType }) => !isType).map((one) => one.importName.name ?? ''),
    );

/** Vite plugin: `virtual:used-icons` lists the icons that our components show, which the sheet of icons shows first. */
export const usedIcons = (): Plugin => ({
  name: 'banyan-used-icons',
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: (asked) => {
    if (asked !== `\0${id}`) return undefined;
    const files = globSync(['packages/{ui,forms}/src/**/*.tsx', 'office/{features,kit,shell}/**/*.tsx'], {
      cwd: root,
      exclude: ['**/*.stories.tsx', '**/samples.tsx', '**/*.test.tsx'],
    });
    const names = [...new Set(files.flatMap(iconsIn))].filter(Boolean).toSorted();
    return `export const usedIcons = ${JSON.stringify(names)};`;
  },
});
