import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Puts axe into the page, once for every look: the builder of its own loads it, and a second page, each time. */
export const lookWithAxe = (page: Page) => page.evaluate(axe.source);

/** How many pixels of the page lie beyond its right edge. */
export const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What axe finds now, as sentences. After {@link lookWithAxe}. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, {
      resultTypes: ['violations'],
      // Only a rule that is off by default reads stylesheets; fetching them each time takes a fifth of the time.
      preload: { assets: ['media'] },
    }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** One main heading, and no level skipped on the way down. */
export async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? level), levels.join(' ')).toBeLessThanOrEqual(1);
  }
}
