import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { browsers } from './theme/browsers.ts';

const artwork = fileURLToPath(new URL('../static/art/', import.meta.url));

/**
 * Vite plugin for a site that uses the components. It sets `build.cssTarget`, because Vite would otherwise rewrite `light-dark()`
 * for old browsers and break nested themes. It serves the drawings that components show from `/art/`, and copies them into the
 * build.
 */
export const banyan = (): Plugin => ({
  name: 'banyan-ui',
  config: () => ({ build: { cssTarget: browsers } }),
  configureServer({ middlewares }) {
    middlewares.use('/art', ({ url = '' }, response, next) => {
      const name = path.basename(url.split('?')[0] ?? '');
      if (!readdirSync(artwork).includes(name)) return next();
      response.setHeader('Content-Type', 'image/svg+xml');
      createReadStream(path.join(artwork, name)).pipe(response);
    });
  },
  generateBundle() {
    for (const name of readdirSync(artwork))
      this.emitFile({
        type: 'asset',
        fileName: `art/${name}`,
        source: readFileSync(path.join(artwork, name)),
      });
  },
});
