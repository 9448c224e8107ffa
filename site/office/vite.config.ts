import path from 'node:path';
import { assets, fileNames, lighterSpecifiers, smallCode } from '@banyan/app/build';
import { routes } from '@banyan/office/routes';
import { browsers } from '@banyan/ui/browsers';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const office = path.resolve(import.meta.dirname, '..', '..', 'office');

/** Build of the Office. Its files are separate, so that it does not change or enlarge any page of the site. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/office/',
  resolve: { alias: lighterSpecifiers },
  publicDir: false,
  build: {
    target: browsers,
    cssTarget: browsers,
    outDir: path.resolve(import.meta.dirname, '..', 'dist', 'office'),
    emptyOutDir: true,
    ...assets,
    rolldownOptions: { ...smallCode, output: fileNames },
  },
  plugins: [
    vanillaExtractPlugin(),
    tanstackRouter({
      target: 'react',
      routesDirectory: office,
      virtualRouteConfig: routes,
      generatedRouteTree: path.join(office, 'routeTree.gen.ts'),
      autoCodeSplitting: true,
    }),
    react(),
  ],
});
