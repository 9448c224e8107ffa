import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig, type Rollup } from 'vite';
import type { DescribedPage, Renderer } from '../app/server.tsx';
import { robots, sitemap } from './crawlers.ts';
import { documentOf } from './document.ts';
import { headersFile } from './headers.ts';
import type { National } from './national.ts';
import type { Site } from './site.ts';
import { pageStyles } from './usedStyles.ts';

/** Id of the module that the build renders with. */
export const rendererId = 'virtual:chapter/renderer';

/** Builds the site's own pages once more, for Node, and loads them. */
async function loadRenderer({ root, configFile, mode }: ResolvedConfig, outDir: string): Promise<Renderer> {
  await build({
    root,
    mode,
    configFile: configFile ?? false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { input: { renderer: rendererId }, output: { entryFileNames: '[name].mjs' } },
    },
    ssr: { noExternal: true },
  });
  const loaded: { renderer: Renderer } = await import(pathToFileURL(path.join(outDir, 'renderer.mjs')).href);
  return loaded.renderer;
}

type Chunk = Rollup.OutputChunk;

const chunksOf = (bundle: Rollup.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** Chunk of the page's own code: `/events` is shown by `src/pages/Events.tsx`, the front page by `Home.tsx`. */
function ownChunk({ path: address }: DescribedPage, chunks: readonly Chunk[]): Chunk | undefined {
  const name = address.split('/')[1] || 'home';
  return chunks.find(
    ({ facadeModuleId }) =>
      facadeModuleId &&
      path.parse(facadeModuleId).name.toLowerCase() === name &&
      /[\\/]pages[\\/]/.test(facadeModuleId),
  );
}

/** Files that a page loads before hydration, besides the first script. */
function neededBy(page: DescribedPage, chunks: readonly Chunk[], base: string): string[] {
  const own = ownChunk(page, chunks);
  const entry = chunks.find(({ isEntry }) => isEntry);
  return [...new Set([...(entry?.imports ?? []), ...(own ? [own.fileName, ...own.imports] : [])])]
    .filter((file) => file !== entry?.fileName)
    .map((file) => base + file);
}

/** Returns every script that may run on a page: all except those that only other pages load. */
function scriptsOf(page: DescribedPage, pages: readonly DescribedPage[], chunks: readonly Chunk[]): string {
  const own = ownChunk(page, chunks);
  const others = new Set(pages.map((other) => ownChunk(other, chunks)));
  others.delete(own);
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk) || others.has(chunk)) return;
    found.add(chunk);
    const loads = new Set([...chunk.imports, ...chunk.dynamicImports]);
    for (const other of chunks) if (loads.has(other.fileName)) add(other);
  };
  // Without a chunk of its name, the page may use any script.
  if (own && page.path.split('/').length === 2)
    for (const chunk of [...chunks.filter(({ isEntry }) => isEntry), own]) add(chunk);
  else for (const chunk of chunks) found.add(chunk);
  return [...found].map(({ code }) => code).join('\n');
}

const missing: DescribedPage = { path: '/404', title: 'Page not found', description: '' };

/** Writes every page into a file of its own, with the files that a static host needs. @returns the number of pages. */
export async function prerender(
  config: ResolvedConfig,
  site: Site,
  national: National,
  bundle: Rollup.OutputBundle,
): Promise<number> {
  const { base } = config;
  const dist = path.resolve(config.root, config.build.outDir);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  };
  const temporary = path.join(config.root, 'node_modules', '.chapter');
  const renderer = await loadRenderer(config, temporary);
  const chunks = chunksOf(bundle);
  const scripts = chunks.map(({ code }) => code).join('\n');
  const styled = pageStyles(readFileSync(path.join(dist, 'index.html'), 'utf8'), { dist, base, scripts });
  const fonts = Object.keys(bundle)
    .filter((file) => /anek-latin-core[^/]*\.woff2$/.test(file))
    .map((file) => base + file);

  const htmlOf = async (page: DescribedPage) => {
    const rendered = await renderer.render(page.path);
    const isAlive = page !== missing;
    const own = isAlive ? scriptsOf(page, renderer.pages, chunks) : '';
    return documentOf({
      site,
      page,
      built: styled({ html: rendered.body, scripts: own }),
      fonts,
      needed: neededBy(page, chunks, base),
      head: renderer.head,
      rendered,
      scripts: isAlive,
    });
  };
  const written: { path: string; html: string }[] = [];
  for (const page of renderer.pages) {
    const html = await htmlOf(page);
    const folder = page.path === '/' ? '' : `${page.path.slice(1)}/`;
    write(`${folder}index.html`, html);
    written.push({ path: base + folder, html });
  }
  const notFound = await htmlOf(missing);
  write('404.html', notFound);
  written.push({ path: `${base}404.html`, html: notFound });

  const origins = [site.chapter.national, national.api].map((address) => new URL(address).origin);
  write('_headers', headersFile(base, written, { national: origins, libraryStyles: renderer.libraryStyles }));
  write('.nojekyll', '');
  write('robots.txt', robots(site));
  const map = sitemap(site, renderer.pages);
  if (map !== undefined) write('sitemap.xml', map);
  rmSync(temporary, { recursive: true, force: true });
  return renderer.pages.length;
}
