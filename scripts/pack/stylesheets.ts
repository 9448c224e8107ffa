import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';
import { transform } from 'lightningcss';
import type { TsdownPlugin } from 'tsdown';
import { browsers } from '../../packages/ui/src/theme/browsers.ts';
import { layerOrderStatement } from '../../packages/ui/src/theme/layers.ts';
import { root } from '../steps.ts';
import { withFormerNames } from './formerNames.ts';
import { nameKeeper, withNames } from './names.ts';

/** Browser versions in the format of lightningcss, which has the major version in the third byte: `safari18` is 18 << 16. */
const targets = Object.fromEntries(
  browsers.map((browser) => {
    const [name = '', version] = browser.split(/(?<=[a-z])(?=\d)/);
    return [name, Number(version) << 16];
  }),
);

/**
 * Minified stylesheet. The order of the layers is prepended after minifying, which would drop it: the first file that a page links
 * decides the order.
 *
 * @param urlOf Address that replaces the one in a rule. @default the same
 */
const minified = (css: string, urlOf = (url: string): string => url): string => {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: { Url: (found) => ({ ...found, url: urlOf(found.url) }) },
  });
  return `${layerOrderStatement}\n${code}\n`;
};

/** End of the id of a virtual module that stands for the rules of a `.css.ts`, so that imports keep their order. */
const rules = '?rules';

/** Compiler of `.css.ts` modules that gives classes readable names. */
export const createStyles = () =>
  createCompiler({
    root,
    identifiers: nameKeeper(),
    cssImportSpecifier: (file) => file + rules,
    enableFileWatcher: false,
    viteConfig: {
      plugins: [
        {
          name: 'banyan-names',
          enforce: 'pre',
          transform: (code, id) => (id.endsWith('.css.ts') ? withNames(code) : null),
        },
      ],
    },
  });

/**
 * Plugin that replaces `.css.ts` modules with their class names, and writes their rules into `styles.css`, in the order in
 * which the modules run. Chapter themes become files of their own. `@vanilla-extract/rollup-plugin` does not do: it names
 * classes after the functions of vanilla-extract only, and most of our rules come from `styleIn` and `variantsIn`.
 *
 * @param styles Compiler, the same for all packages: it refuses to give a class name twice.
 * @param entries Published modules of the package, from its folder; the rules of the first come first.
 * @param groups Folders that get a stylesheet of their own too, `styles/elements.css`, without the rules of those before. @default none
 */
export const stylesheets = (
  styles: ReturnType<typeof createStyles>,
  folder: string,
  entries: readonly string[],
  groups: readonly string[] = [],
): TsdownPlugin => {
  const source = path.join(root, folder, 'src');
  const cssOf = (modules: readonly string[]) =>
    modules
      .filter((id) => id.endsWith('.css.ts'))
      .map((file) => styles.getCssForFile(file).css)
      .join('\n');
  const entryOf = (group: string) => `src/${group}/index.ts`;
  const find = createRequire(path.join(root, folder, 'package.json')).resolve;
  return {
    name: 'banyan-stylesheets',
    transform: {
      filter: { id: /\.css\.ts$/ },
      handler: async (_, id) => ({ code: (await styles.processVanillaFile(id)).source, moduleType: 'js' }),
    },
    resolveId: {
      filter: { id: /\?rules$/ },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: { filter: { id: /\?rules$/ }, handler: () => ({ code: '', moduleType: 'js' }) },
    async generateBundle() {
      const visit = (modules: Set<string>, id: string): Set<string> => {
        if (modules.has(id)) return modules;
        modules.add(id);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        for (const imported of [...importedIds, ...dynamicallyImportedIds]) visit(modules, imported);
        // A module runs after those it imports.
        modules.delete(id);
        return modules.add(id);
      };
      const inOrder = (of: readonly string[]): string[] => [
        ...of.reduce((modules, entry) => visit(modules, path.join(root, folder, entry)), new Set<string>()),
      ];
      const write = (fileName: string, text: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source: text });
      /** Address from the package's `dist`, where it writes the font. */
      const publishFont = (url: string) => {
        const font = url.startsWith('.') ? path.join(source, 'theme', url) : find(url);
        const fileName = `fonts/${path.basename(font)}`;
        write(fileName, readFileSync(font));
        return fileName;
      };
      const all = inOrder(entries);
      const writeRules = (fileName: string, modules: readonly string[]) => {
        const folderOfFonts = fileName.includes('/') ? '..' : '.';
        const urlOf = (url: string) =>
          url.endsWith('.woff2') ? `${folderOfFonts}/${publishFont(url)}` : url;
        write(fileName, minified(withFormerNames(cssOf(modules)), urlOf));
      };
      writeRules('styles.css', all);
      write('styles.css.d.ts', 'export {};\n');
      groups.forEach((group, index) => {
        const before = new Set(inOrder(groups.slice(0, index).map(entryOf)));
        const own = new Set(inOrder([entryOf(group)]));
        writeRules(
          `styles/${group}.css`,
          all.filter((id) => own.has(id) && !before.has(id)),
        );
      });
      for (const theme of globSync('themes/!(all).css.ts', { cwd: source })) {
        const file = path.join(source, theme);
        await styles.processVanillaFile(file);
        write(theme.replace(/\.ts$/, ''), minified(cssOf([file])));
      }
    },
  };
};
