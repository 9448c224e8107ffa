/**
 * Second half of the build: writes the pages, checks them, and adds the files that a host needs. The environment variables it reads
 * (PUBLIC_ORIGIN, API_BASE and the public keys) only matter to a static host: server.ts applies its own values at start.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultRuntimeConfig, type RuntimeConfig } from '@banyan/api/contract';
import { sourceStamp, stampFile } from '../../scripts/stamp.ts';
import { headersOfPages, staticHeaders } from '../server/headers.ts';
import type { BuildNotes } from '../server/pages.ts';
import { loadRenderer } from '../server/renderer.ts';
import { chapterFeeds } from '../src/content/chapterFeeds.ts';
import { problemsOfContent } from '../src/content/check.ts';
import { openSearchPath } from '../src/content/pages.ts';
import { guestsOf } from '../src/thirdParties.ts';
import { chapterFeed } from './chapterFeed.ts';
import { problemsOf } from './check.ts';
import { compressFolder } from './compress.ts';
import { itemPaths, openSearch, robots, sitemap } from './crawlers.ts';
import { jobsFeed, newsFeed, storiesFeed } from './feeds.ts';
import { clientDist, dist, officeDist, root } from './paths.ts';
import { prerender } from './prerender.ts';
import { sampleSource } from './samples.ts';

const origin = (process.env.PUBLIC_ORIGIN ?? defaultRuntimeConfig.publicOrigin).replace(/\/+$/, '');
const config: RuntimeConfig = {
  ...defaultRuntimeConfig,
  publicOrigin: origin,
  apiBase: (process.env.API_BASE ?? defaultRuntimeConfig.apiBase).replace(/\/+$/, ''),
  ...(process.env.HCAPTCHA_SITE_KEY && {
    verification: { provider: 'hcaptcha', siteKey: process.env.HCAPTCHA_SITE_KEY },
  }),
  ...(process.env.PAYPAL_CLIENT_ID && {
    payments: { provider: 'paypal', clientId: process.env.PAYPAL_CLIENT_ID },
  }),
};

stopOn(problemsOfContent());
const renderer = await loadRenderer(dist);
const context = {
  origin,
  apiBase: config.apiBase,
  guests: guestsOf(config),
  source: sampleSource(),
  isBuild: true,
};
const samples = await itemPaths(context);
const write = (name: string, text: string) => writeFile(path.join(clientDist, name), text);
await write('news.xml', await newsFeed(context));
await write('alumni-stories.xml', await storiesFeed(context));
await write('job-board.xml', await jobsFeed(context));
await mkdir(path.join(clientDist, 'chapters'), { recursive: true });
for (const feed of chapterFeeds) await write(feed.href.slice(1), await chapterFeed(context, feed));
await write(openSearchPath.slice(1), openSearch(origin));
const pages = await prerender(renderer, context, samples);
stopOn(await problemsOf(pages, config.apiBase));

await write('config.json', `${JSON.stringify(config, null, 2)}\n`);
await write('_headers', staticHeaders(pages, config, headersOfPages(config, renderer.styles, undefined)));
await write('sitemap.xml', await sitemap(context));
await write('robots.txt', robots(origin));
await compressFolder(clientDist);
await compressFolder(officeDist);
const scripts = Object.fromEntries(pages.map((page) => [page.path, page.scripts]));
const styles = Object.fromEntries(pages.map((page) => [page.path, page.styles]));
await writeFile(
  path.join(dist, 'build.json'),
  `${JSON.stringify({ origin, samples, scripts, styles } satisfies BuildNotes)}\n`,
);
await writeFile(path.join(root, stampFile), await sourceStamp(root));

function stopOn(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(`The site was not built:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  process.exit(1);
}
