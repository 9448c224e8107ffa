import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Waits for fonts and finite animations, but not for endless ones. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    );
  });

/**
 * Loads axe into the page, once for all checks. Axe’s own builder would load it, and a second page, each time. Waits first until
 * fonts and animations are finished.
 */
export async function lookWithAxe(page: Page): Promise<void> {
  await settled(page);
  // The effect of the last click may begin one frame later.
  await page.waitForTimeout(40);
  await settled(page);
  await page.evaluate(axe.source);
}

/** Returns by how many pixels the page exceeds its right edge. */
export const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Finds words of normal length that break across lines: `overflow-wrap` is only for words that fit nowhere. */
export const brokenWordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.textContent ?? '';
      // Text for screen readers only has a box of one pixel.
      if (!element?.checkVisibility() || element.getBoundingClientRect().width <= 2) continue;
      for (const word of words.matchAll(/[\p{L}\p{N}’'.,()]{2,24}(?![\p{L}\p{N}])/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (first && others.some(({ top }) => top >= first.bottom - 1))
          broken.push(`${word[0]} in: ${words.trim()}`);
      }
    }
    return broken;
  });

/** Returns the violations that axe finds, as sentences. Call {@link lookWithAxe} first. */
export async function violationsOf(page: Page, without: readonly string[] = []): Promise<string[]> {
  const { violations } = await page.evaluate(
    (off) =>
      window.axe.run(document, {
        resultTypes: ['violations'],
        // Only a rule that is off by default reads style sheets; loading them would take a fifth of the time.
        preload: { assets: ['media'] },
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
      }),
    without,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Expects one main heading and no skipped heading levels. */
export async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? level), levels.join(' ')).toBeLessThanOrEqual(1);
  }
}

/** Expects no axe violations, no sideways scrolling, and headings in order. */
export async function expectSound(page: Page): Promise<void> {
  // Not by role: behind a dialog, no role finds it.
  await expect(page.locator('h1')).toBeVisible();
  await lookWithAxe(page);
  expect(await sidewaysOf(page), page.url()).toBeLessThanOrEqual(0);
  expect(await violationsOf(page), page.url()).toEqual([]);
  await expectHeadingsInOrder(page);
}
