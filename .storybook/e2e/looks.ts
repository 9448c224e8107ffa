import type { ConsoleMessage, Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Pattern in the addresses of files that are missing on purpose in stories. */
const isMeant = /no-such|does-not-exist/;

/** Returns the browser's errors and warnings while `look` runs, including those of frames; failed requests with their address. */
export async function complaintsWhile(page: Page, look: () => Promise<void>): Promise<string[]> {
  const complaints: string[] = [];
  const threw = (error: Error) => complaints.push(error.message);
  const said = (message: ConsoleMessage) => {
    const complaint = `${message.text()} ${message.location().url}`;
    if (['error', 'warning'].includes(message.type()) && !isMeant.test(complaint)) complaints.push(complaint);
  };
  page.on('pageerror', threw).on('console', said);
  await look();
  page.off('pageerror', threw).off('console', said);
  return complaints;
}

/**
 * Violations that axe finds on a page of the documentation, except in Storybook's own table of controls. A page shows the same
 * sample many times, so landmarks and headings are checked in stories.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    window.axe.run(
      { exclude: ['.docblock-argstable'] },
      {
        iframes: false,
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        preload: { assets: ['media'] },
      },
    ),
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
