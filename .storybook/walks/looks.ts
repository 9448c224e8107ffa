import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What the browser complains about while `look` goes on, in the frames of the page too. */
export async function complaintsWhile(page: Page, look: () => Promise<void>): Promise<string[]> {
  const complaints: string[] = [];
  const threw = (error: Error) => complaints.push(error.message);
  const said = (message: { type: () => string; text: () => string }) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  };
  page.on('pageerror', threw).on('console', said);
  await look();
  page.off('pageerror', threw).off('console', said);
  return complaints;
}

/** What axe finds. A page shows the same sample many times, so landmarks and headings are judged in stories, and frames are stories. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      preload: { assets: ['media'] },
    }),
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
