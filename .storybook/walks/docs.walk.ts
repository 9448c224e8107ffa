import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { mostUsed } from '../component/mostUsed.ts';
import { pagesBuilt, test } from './built.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const written = new Set<string>(mostUsed);
const lastOf = (title: string): string => title.split('/').at(-1) ?? title;
const isLookedAt = (title: string): boolean =>
  /^(?:Foundations|Patterns|Start here)\//.test(title) || written.has(lastOf(title));

const pages = pagesBuilt().filter(({ title }) => isLookedAt(title));

/** What the browser complains about while `look` goes on. */
async function complaintsWhile(page: Page, look: () => Promise<void>): Promise<string[]> {
  const complaints: string[] = [];
  const threw = (error: Error) => complaints.push(error.message);
  const said = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error') complaints.push(message.text());
  };
  page.on('pageerror', threw).on('console', said);
  await look();
  page.off('pageerror', threw).off('console', said);
  return complaints;
}

/** What axe finds. A page shows the same sample many times, so landmarks and headings are judged in stories, and frames are stories. */
async function violationsOf(page: Page): Promise<string[]> {
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

test('every part that must have a page is looked at', () => {
  const names = pages.map(({ title }) => lastOf(title));
  expect(mostUsed.filter((name) => !names.includes(name))).toEqual([]);
});

for (const { id, title } of pages) {
  test(title, async ({ sheet, address }) => {
    const complaints = await complaintsWhile(sheet, async () => {
      await sheet.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
      await expect(sheet.locator('#storybook-docs h1').first()).toBeVisible();
      await sheet.waitForFunction(() =>
        [...document.querySelectorAll('[data-sample]')].every(
          ({ childElementCount }) => childElementCount > 0,
        ),
      );
      expect(await violationsOf(sheet)).toEqual([]);
    });
    expect(complaints).toEqual([]);
  });
}
