import path from 'node:path';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Browsers that know `light-dark()`, cascade layers and `text-wrap` themselves. An older target would make the CSS
 * minifier rewrite `light-dark()` into variables, which breaks nested themes.
 */
const browsers = ['chrome125', 'edge125', 'firefox128', 'safari18'];

const frameworkModules =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/[a-z-]+)\//;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // Artwork, icons and the share card are the design system's.
  publicDir: path.resolve(import.meta.dirname, '..', 'packages', 'ui', 'static'),
  build: {
    target: browsers,
    cssTarget: browsers,
    // An inlined asset would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Radix and others wrap each function in `__name(fn, 'name')`; taken for a side effect, it keeps unused ones alive.
          treeshake: { manualPureFunctions: ['__name'] },
          // Class names, limits and texts are constants that cross files; each then stands where it is used.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          // What every page needs travels as one file; otherwise each module that two chunks share becomes a file.
          output: { codeSplitting: { groups: [{ name: 'base', test: frameworkModules }] } },
        },
      },
    },
    // Built, one self-contained server bundle: what `@banyan/ui` depends on cannot be resolved from the site's own folder.
    ssr: command === 'build' ? { resolve: { noExternal: true } } : {},
  },
  plugins: [
    vanillaExtractPlugin(),
    // Prerendering is our own (build/prerender.ts): Start's exits with 0 on failed pages, refuses a page that answers
    // 404, and cannot hand the loaders a data source (TanStack/router #8120, #7837, #5427).
    tanstackStart({
      client: { entry: 'entry-client' },
      server: { entry: 'entry-server' },
      prerender: { enabled: false },
    }),
    react(),
  ],
}));
