import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Sizes of what a page has loaded after hydration, in bytes compressed with gzip. */
export interface Loaded {
  scripts: number;
  /** Style sheets, without those inlined in the document. */
  styleSheets: number;
}

/**
 * Loads a page without any interaction and measures its downloads. @param untilAlive Waits for hydration; scripts start after the
 * first paint.
 */
export async function loadUntouched(
  page: Page,
  address: string,
  untilAlive: (page: Page) => Promise<unknown>,
): Promise<Loaded> {
  const bodies = { js: [] as Promise<Buffer>[], css: [] as Promise<Buffer>[] };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) bodies.js.push(response.body());
    if (pathname.endsWith('.css')) bodies.css.push(response.body());
  });
  await page.goto(address);
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  const sizeOf = async (some: readonly Promise<Buffer>[]) =>
    (await Promise.all(some)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  return { scripts: await sizeOf(bodies.js), styleSheets: await sizeOf(bodies.css) };
}
