import path from 'node:path';
import { assets, lighterSpecifiers, smallCode } from '@banyan/app/build';
import { browsers } from '@banyan/ui/browsers';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { type Chunk, chunkPatterns, eachOf, groupsOf } from './build/chunkPatterns.ts';

/** What travels together; otherwise each module that two chunks share becomes a file. */
const chunks: Chunk[] = [
  {
    // What every page needs, and small things that most of them share: a file of its own for each costs more than it saves.
    name: 'base',
    modules: [
      ...eachOf`node_modules/${['react', 'react-dom', 'scheduler', 'use-sync-external-store', '@tanstack/[a-z-]+']}/`,
      /packages\/ui\/src\/layout\/.*\.tsx?$/,
      ...eachOf`packages/ui/src/hooks/${['lazyModule', 'tryStorage', 'useHydrated', 'useLazyModule']}\.ts$`,
      ...eachOf`packages/ui/src/elements/${['BackLink', 'ErrorState', 'Icon', 'MoreLink', 'Notice', 'Picture']}/\w+\.tsx$`,
      /packages\/api\/src\/client\//,
      ...eachOf`packages/api/src/contract/${['errors', 'limits/(?!all|fields)[a-z]+', 'our-messages', 'safe-href']}\.ts$`,
      /packages\/app\/src\/config\/runtimeConfig\.ts$/,
      /node_modules\/valibot\//,
      ...eachOf`packages/ui/src/${['sections/PageHead/PageHead', 'imagery/artwork', 'imagery/drawing']}\.tsx?$`,
      ...eachOf`site/src/${['client', 'content/site', 'content/chapters', 'content/links', 'state/tabPlaces']}\.ts$`,
      // The styles of the page for missing addresses: its code is fetched when it is shown, but 404.html has no scripts.
      ...eachOf`packages/ui/src/${['sections/NotFound', 'elements/IndexList', 'imagery']}/.*\.css\.ts`,
    ],
  },
  {
    // What the rules and the sending of forms share; neither may bring the other along.
    name: 'numbers',
    modules: eachOf`packages/api/src/contract/${['form', 'limits/fields', 'year']}\.ts$`,
  },
  {
    // Searches have these without being forms.
    name: 'field',
    modules: eachOf`packages/forms/src/fields/Field/${['Field.css.ts', 'FieldError.tsx']}`,
  },
  {
    // What every form shares.
    name: 'forms',
    modules: [
      /packages\/ui\/src\/hooks\/useFocusRequest\.ts$/,
      ...eachOf`packages/forms/src/form/use${['Draft', 'Fields', 'FormDraft', 'FormState', 'Undo']}\.ts$`,
      ...eachOf`packages/forms/src/form/${['clock', 'controlOf', 'draftStore', 'fieldState']}\.ts$`,
      ...eachOf`packages/forms/src/form/${['ErrorSummary', 'FormFoot']}/\w+\.tsx$`,
      ...eachOf`packages/forms/src/fields/${['Field', 'FieldRow', 'PersonField', 'TextField']}/\w+\.tsx$`,
      /packages\/api\/src\/contract\/captcha\/messages\.ts$/,
      ...eachOf`packages/app/src/config/${['captchaSettings', 'useRuntimeConfig']}\.ts$`,
      /site\/src\/pages\/useCaptchaSettings\.ts$/,
    ],
  },
  {
    // What every form shares that is sent by its own button: a payment is not.
    name: 'sending',
    modules: [
      ...eachOf`packages/forms/src/form/use${['Begun', 'Form', 'Submission']}\.ts$`,
      ...eachOf`packages/forms/src/form/${['attempts', 'banner', 'definedBy', 'serverState', 'submitFailure']}\.ts$`,
      /packages\/forms\/src\/form\/FormBanner\/\w+\.tsx$/,
    ],
  },
  {
    // What the forms of several steps share.
    name: 'steps',
    modules: eachOf`packages/forms/src/form/${['useWizardStep', 'StepWaiting/StepWaiting']}\.tsx?$`,
  },
  {
    // The rules that forms have in common. Most forms fetch theirs once somebody has begun.
    name: 'rules',
    modules: [
      /packages\/forms\/src\/form\/checkWith\.ts$/,
      ...eachOf`packages/api/src/contract/${['graduation-year', 'payload', 'text']}\.ts$`,
    ],
  },
];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: { alias: lighterSpecifiers },
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
          output: { codeSplitting: { groups: groupsOf(chunks) } },
        },
      },
    },
    // Built, one self-contained server bundle: what `@banyan/ui` depends on cannot be resolved from the site's own folder.
    ssr: command === 'build' ? { resolve: { noExternal: true } } : {},
  },
  plugins: [
    vanillaExtractPlugin(),
    chunkPatterns(chunks),
    // Prerendering is our own (build/prerender.ts): Start's exits with 0 on failed pages, refuses a page that answers
    // 404, and cannot hand the loaders a data source (TanStack/router #8120, #7837, #5427).
    tanstackStart({
      client: { entry: 'entry-client' },
      server: { entry: 'entry-server' },
      prerender: { enabled: false },
      // A loader travels with the page it loads for, not with the front page.
      router: {
        codeSplittingOptions: {
          defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
        },
      },
    }),
    react(),
  ],
}));
