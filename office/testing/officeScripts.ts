import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

const office = path.join(import.meta.dirname, '../../site/dist/office');

/** Scripts of the Office that a page loads during `walk`, as files of the build. */
export async function scriptsDuring(page: Page, walk: () => Promise<unknown>): Promise<Set<string>> {
  const fetched = new Set<string>();
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) fetched.add(pathname.replace('/office/', ''));
  };
  page.on('request', note);
  await walk();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return fetched;
}

/** Size of scripts in KB, compressed by gzip as in the build. */
export async function weightOf(scripts: Iterable<string>): Promise<number> {
  const files = await Promise.all(
    [...new Set(scripts)].map((file) => readFile(path.join(office, `${file}.gz`))),
  );
  return files.reduce((sum, { byteLength }) => sum + byteLength, 0) / 1024;
}
