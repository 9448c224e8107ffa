import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type TsdownPlugin, type UserConfig } from 'tsdown';
import { declarations } from './scripts/pack/declarations.ts';
import { createStyles, stylesheets } from './scripts/pack/stylesheets.ts';

const shared: UserConfig = {
  tsconfig: 'scripts/pack/tsconfig.json',
  root: 'src',
  // Whoever builds a site with the packages chooses its browsers.
  target: false,
  fixedExtension: false,
  hash: false,
  // Two configurations write into the folder of the starter; `scripts/pack.ts` empties it.
  clean: false,
  logLevel: 'warn',
  // Evaluating stylesheets and emitting types takes most of the time, and it says so in ten lines per package.
  checks: { bundlerTimings: false },
  dts: { generator: declarations },
};

/** Sources of the modules that the published `exports` of a package name. */
const entriesOf = (folder: string): Record<string, string> => {
  const { publishConfig } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    publishConfig: { exports: Record<string, string | object> };
  };
  return Object.fromEntries(
    Object.values(publishConfig.exports).flatMap((target) => {
      const name = /^\.\/dist\/(.+)\.js$/.exec(String(target))?.[1];
      const source = name && globSync(`src/${name}.{ts,tsx}`, { cwd: folder })[0];
      return name && source ? [[name, source]] : [];
    }),
  );
};

/** Points to the worker's built file; rolldown leaves `new URL()` as it is. */
const workers: TsdownPlugin = {
  name: 'banyan-workers',
  transform: {
    filter: { code: ".worker.ts'" },
    handler: (code) => code.replace(".worker.ts'", ".worker.js'"),
  },
};

/** Name of a built file: bundlers would take `.css.js` for a stylesheet. */
const fileName = ({ name }: { name: string }) => `${name.replace(/\.css(?=$|\.d$)/, '-css')}.js`;

/** A module per source file, so that no page loads another's. */
const library = (name: string, { entry, ...more }: UserConfig = {}): UserConfig => ({
  ...shared,
  name,
  cwd: `packages/${name}`,
  entry: { ...entriesOf(`packages/${name}`), ...(entry as object) },
  unbundle: true,
  platform: 'neutral',
  deps: { onlyBundle: [] },
  outputOptions: { entryFileNames: fileName, chunkFileNames: fileName },
  ...more,
});

const styles = createStyles();

export default defineConfig([
  library('api'),
  library('ui', {
    entry: { 'plain/parts': 'src/plain/parts.tsx' },
    plugins: [
      stylesheets(styles, 'packages/ui', Object.values(entriesOf('packages/ui')), [
        'theme',
        'layout',
        'elements',
        'imagery',
        'overlays',
        'navigation',
        'content',
        'sections',
      ]),
    ],
    copy: [{ from: 'src/theme/fonts/*.txt', to: 'dist/fonts' }],
  }),
  library('forms', {
    entry: { 'captcha/ProofOfWork/solve.worker': 'src/captcha/ProofOfWork/solve.worker.ts' },
    plugins: [stylesheets(styles, 'packages/forms', Object.values(entriesOf('packages/forms'))), workers],
  }),
  library('app'),
  library('create-chapter', { deps: { neverBundle: ['virtual:chapter'], onlyBundle: [] } }),
  // What runs in Node has everything in it, so that `npm create` installs nothing else.
  {
    ...shared,
    name: 'starter',
    cwd: 'packages/create-chapter',
    entry: { cli: 'src/cli/main.ts', vite: 'src/vite/index.ts' },
    platform: 'node',
    dts: { generator: declarations, entry: 'src/vite/index.ts' },
    deps: { alwaysBundle: /./, neverBundle: ['vite'], onlyBundle: false },
  },
]);
