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
 */
export const stylesheets = (
  styles: ReturnType<typeof createStyles>,
  folder: string,
  entries: readonly string[],
): TsdownPlugin => {
  const source = path.join(root, folder, 'src');
  const cssOf = (file: string) => styles.getCssForFile(file).css;
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
      const modules = new Set<string>();
      const visit = (id: string) => {
        if (modules.has(id)) return;
        modules.add(id);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        [...importedIds, ...dynamicallyImportedIds].forEach(visit);
        // A module runs after those it imports.
        modules.delete(id);
        modules.add(id);
      };
      for (const entry of entries) visit(path.join(root, folder, entry));
      const write = (fileName: string, text: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source: text });
      const css = [...modules]
        .filter((id) => id.endsWith('.css.ts'))
        .map(cssOf)
        .join('\n');
      const publishFont = (url: string) => {
        if (!url.endsWith('.woff2')) return url;
        const font = url.startsWith('.') ? path.join(source, 'theme', url) : find(url);
        const fileName = `fonts/${path.basename(font)}`;
        write(fileName, readFileSync(font));
        return `./${fileName}`;
      };
      write('styles.css', minified(withFormerNames(css), publishFont));
      write('styles.css.d.ts', 'export {};\n');
      for (const theme of globSync('themes/!(all).css.ts', { cwd: source })) {
        const file = path.join(source, theme);
        await styles.processVanillaFile(file);
        write(theme.replace(/\.ts$/, ''), minified(cssOf(file)));
      }
    },
  };
};
