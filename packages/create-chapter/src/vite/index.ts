import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { lighterSpecifiers } from '@banyan/app/build';
import { brandNote, recoloured, themeCss } from '@banyan/ui/palette';
import type { Plugin, ResolvedConfig } from 'vite';
import { browserHalf, building } from './building.ts';
import { headOf } from './document.ts';
import { favicon } from './favicon.ts';
import { askNational, type National, wordsAbout } from './national.ts';
import { prerender, rendererId } from './prerender.ts';
import { asStaticHost } from './preview.ts';
import { chapterModule, readSite, type Site, servedLogo } from './site.ts';

const chapterId = 'virtual:chapter';
const themeId = 'virtual:chapter/theme.css';

/** Drawings that components show if a picture is missing, served in the chapter’s colors. */
const drawings = [
  'event-default',
  ...[2, 3, 4, 5, 6].map((place) => `event-default-${place}`),
  'image-not-available',
  'image-unavailable',
  'video-thumbnail',
];

/**
 * Builds a chapter's site from `chapter.json` and the pages in `src`. It checks the file, provides its content to the pages
 * (`virtual:chapter`) with the chapter's colors, and prerenders every page at `vite build`, readable without JavaScript.
 */
export function chapter(): Plugin[] {
  return [site()];
}

function site(): Plugin {
  let here: Site;
  let config: ResolvedConfig;
  let national: National;
  const drawing = (name: string) =>
    recoloured(
      readFileSync(
        createRequire(path.join(here.root, 'package.json')).resolve(`@banyan/ui/static/art/${name}.svg`),
        'utf8',
      ),
      here.theme,
    );
  const icon = () => (here.logo ? servedLogo(here.logo) : favicon(here.theme));
  const iconName = () => (here.logo ? 'logo.svg' : 'favicon.svg');

  return {
    name: 'banyan:chapter',
    enforce: 'pre',

    config({ root = process.cwd(), build }, { command, isPreview }) {
      here = readSite(path.resolve(root));
      const forServer = Boolean(build?.ssr);
      return {
        base: here.base,
        resolve: { alias: lighterSpecifiers },
        appType: isPreview ? 'mpa' : 'spa',
        build: { ...building, ...(command === 'build' && !forServer && { rolldownOptions: browserHalf }) },
        // The package imports virtual modules that only this plugin provides.
        optimizeDeps: {
          exclude: ['@banyan/create-chapter'],
          include: [
            'react',
            'react/jsx-runtime',
            'react-dom/client',
            '@tanstack/react-router/ssr/client',
            'valibot',
          ],
        },
      };
    },

    configResolved(resolved) {
      config = resolved;
      // Vite restarts when they change.
      config.configFileDependencies.push(...here.files);
    },

    async buildStart() {
      if (config.build.ssr) return;
      national = await askNational(here.chapter.national, here.chapter.api);
      for (const words of wordsAbout(national)) config.logger.warn(`\n${words}\n`);
      const note = brandNote(here.chapter.brand);
      if (note) config.logger.info(`\n${note}\n`);
    },

    resolveId: (id) => ([chapterId, themeId, rendererId].includes(id) ? id : undefined),

    load(id) {
      if (id === chapterId) return chapterModule(here);
      if (id === themeId) return themeCss(here.theme);
      if (id === rendererId)
        return [
          "import { rendererOf } from '@banyan/create-chapter/server';",
          `import { getRouter } from ${JSON.stringify(path.join(here.root, 'src', 'router.tsx'))};`,
          'export const renderer = rendererOf(getRouter);',
        ].join('\n');
    },

    transformIndexHtml: {
      order: 'pre',
      // Prerendered pages get their head when they are written.
      handler: (html) =>
        config.command === 'build'
          ? html
          : html.replace('<head>', `<head>${headOf(here).join('')}<title>${here.chapter.name}</title>`),
    },

    generateBundle() {
      if (config.build.ssr) return;
      for (const name of drawings)
        this.emitFile({ type: 'asset', fileName: `art/${name}.svg`, source: drawing(name) });
      this.emitFile({ type: 'asset', fileName: iconName(), source: icon() });
    },

    writeBundle: {
      sequential: true,
      async handler(_, bundle) {
        if (config.build.ssr) return;
        const count = await prerender(config, here, national, bundle);
        config.logger.info(`\n${count} pages written. npm run preview shows them as a static host will.`);
        if (here.chapter.site === undefined)
          config.logger.info('Once you know the address of your site, write it into chapter.json as "site".');
      },
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const name = /\/art\/([\w-]+)\.svg$/.exec(pathname)?.[1];
        const svg = name && drawings.includes(name) ? drawing(name) : pathname.endsWith(iconName()) && icon();
        if (!svg) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(svg);
      });
    },

    configurePreviewServer: asStaticHost,
  };
}
