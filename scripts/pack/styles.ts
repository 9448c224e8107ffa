import { createCompiler } from '@vanilla-extract/compiler';
import { transform } from 'lightningcss';
import { browsers } from '../../packages/ui/src/theme/browsers.ts';
import { layerOrderStatement } from '../../packages/ui/src/theme/layers.ts';
import { nameKeeper, withNames } from './names.ts';

/** A stylesheet module after it ran: the class names as constants, and the rules. */
export interface Evaluated {
  code: string;
  css: string;
}

/** Runs stylesheet modules as the site's build does, but with names that a person can read. */
export const createStyles = (root: string) => {
  const compiler = createCompiler({
    root,
    identifiers: nameKeeper(),
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
  return {
    evaluate: async (file: string): Promise<Evaluated> => {
      const { source } = await compiler.processVanillaFile(file, { outputCss: false });
      return { code: `${source}\n`, css: compiler.getCssForFile(file).css };
    },
    close: () => compiler.close(),
  };
};

/** `safari18` as lightningcss counts: the major version stands in the third byte. */
const targets = Object.fromEntries(
  browsers.map((browser) => {
    const [name = '', version] = browser.split(/(?<=[a-z])(?=\d)/);
    return [name, Number(version) << 16];
  }),
);

/**
 * One stylesheet of many. The order of the layers comes first, and after the minifier, which drops it: whichever file a
 * page links first decides for all.
 *
 * @param addressOf Where a file that the rules name lies from now on. @default where it was
 */
export const stylesheet = (css: string, addressOf = (address: string): string => address): string => {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: { Url: (found) => ({ ...found, url: addressOf(found.url) }) },
  });
  return `${layerOrderStatement}\n${code.toString()}\n`;
};
