import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What a page has loaded once it is alive, in bytes as a host would send them. */
export interface Loaded {
  scripts: number;
  /** Those that stand in the document not counted. */
  styleSheets: number;
}

/** Loads a page, touches nothing, and weighs what it fetches. @param untilAlive Scripts begin after the page was painted. */
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
