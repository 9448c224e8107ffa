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
  // Artwork, icons and the share card are the design system's.
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
            // Without groups each module that two pages share is a file of its own, and a page asks for sixty. Weigh the
            // pages (`bench --pages`) before and after a change here.
            codeSplitting: {
              groups: [
                // What the entry needs. Pages import from it, and may not import the entry. Descriptions are the search page’s.
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
    // Built, one self-contained server bundle: what `@banyan/ui` depends on cannot be resolved from the site's own folder.
    ssr: command === 'build' ? { resolve: { noExternal: true } } : {},
  },
  plugins: [
    vanillaExtractPlugin(),
    officeApart(),
    stylesOfEveryPage(),
    // Prerendering is our own (build/prerender.ts): Start's exits with 0 on failed pages, refuses a page that answers
    // 404, and cannot hand the loaders a data source (TanStack/router #8120, #7837, #5427).
    tanstackStart({
      client: { entry: 'entry-client' },
      // A page is painted when its first answer is there: no style sheet has to be asked for.
      server: { entry: 'entry-server', build: { inlineCss: true } },
      prerender: { enabled: false },
      // A loader travels with the page it loads for, not with the front page. What stands in the place of something that
      // does not exist is a `lazyRouteComponent`: split here, it would be among the files of every page of its kind.
      router: {
        codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent']] },
      },
    }),
    react(),
  ],
}));
