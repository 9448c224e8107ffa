import path from 'node:path';
import { assets, fileNames, lighterSpecifiers, smallCode } from '@banyan/app/build';
import { browsers } from '@banyan/ui/browsers';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { officeApart } from './build/officeApart.ts';
import { stylesOfEveryPage } from './build/stylesOfEveryPage.ts';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: {
    alias: lighterSpecifiers,
  },
  // Artwork, icons and the link preview card come from the design system.
  publicDir: path.resolve(import.meta.dirname, '..', 'packages', 'ui', 'static'),
  build: {
    target: browsers,
    cssTarget: browsers,
    ...assets,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          ...smallCode,
          output: {
            // Without groups, each module that two pages share becomes its own file, and a page loads sixty. Measure the pages
            // (`bench --pages`) before and after a change here.
            codeSplitting: {
              groups: [
                // Modules of the entry. Pages import from this chunk, because they may not import the entry. Only the search page
                // uses the descriptions.
                {
                  name: 'base',
                  test: (id) => !/\/(?:entry-client\.tsx|pageDescriptions\.ts)$/.test(id),
                  tags: ['$initial'],
                  priority: 2,
                },
                {
                  name: 'forms',
                  test: /packages\/forms\/src\/(form|fields|captcha)\//,
                  minShareCount: 3,
                  priority: 1,
                },
                { name: 'common', minShareCount: 10 },
              ],
            },
            ...fileNames,
          },
        },
      },
    },
    // The build makes one self-contained server bundle, because the dependencies of `@banyan/ui` cannot be resolved from the site’s
    // folder.
    ssr: command === 'build' ? { resolve: { noExternal: true } } : {},
  },
  plugins: [
    vanillaExtractPlugin(),
    officeApart(),
    stylesOfEveryPage(),
    // Prerendering is our own (build/prerender.ts): TanStack Start’s exits with 0 on failed pages, rejects 404 pages, and cannot
    // give the loaders a data source (TanStack/router #8120, #7837, #5427).
    tanstackStart({
      client: { entry: 'entry-client' },
      // Inlined styles let the browser paint with the first response, without requesting a style sheet.
      server: { entry: 'entry-server', build: { inlineCss: true } },
      prerender: { enabled: false },
      // A loader is in the chunk of its own page, not of the front page. `notFoundComponent`s are `lazyRouteComponent`s: split
      // here, they would load with every page of their kind.
      router: {
        codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent']] },
      },
    }),
    react(),
  ],
}));
