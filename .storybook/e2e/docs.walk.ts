import { expect } from '@playwright/test';
import { mostUsed } from '../component/mostUsed.ts';
import { pagesBuilt, type Sheet, test } from './built.ts';
import { complaintsWhile, violationsOf } from './looks.ts';
import { crampedIn } from './room.ts';

const written = new Set<string>(mostUsed);
const lastOf = (title: string): string => title.split('/').at(-1) ?? title;

/** Not in the test command. */
const looksAtAll = process.env.TESTS !== 'some';

/** Pages of other components are made alike: of these the test command takes an eighth, without their frames. */
const always = /^(?:Foundations|Patterns|Pages|Start here|Chapters)(?:\/|$)/;
const some = pagesBuilt()
  .filter(({ title }) => always.test(title) || written.has(lastOf(title)))
  .filter((_, index) => index % 8 === 0);
const pages = looksAtAll ? pagesBuilt() : some;

/** A framed story at every width that can be pressed: it has room, and its window is as high as it is. */
async function lookIntoFrame({ page, openFrame }: Sheet): Promise<void> {
  const frame = page.locator('#storybook-docs iframe').first();
  const inside = await openFrame();
  if (!inside) return;
  await inside.waitForSelector('body.sb-show-main:not(.sb-show-preparing-story)', { state: 'attached' });
  for (const width of ['Phone', 'Tablet', 'Desktop']) {
    await page.getByRole('group', { name: 'Width' }).getByRole('button', { name: width }).click();
    await expect(frame).toHaveAttribute('title', new RegExp(`, ${width.toLowerCase()}$`));
    await expect.poll(() => crampedIn(inside, '#storybook-root'), width).toEqual([]);
    const below = () =>
      inside.evaluate(() => Math.min(2_400, document.body.scrollHeight) - window.innerHeight);
    await expect.poll(below, `what lies below its frame, ${width}`).toBeLessThanOrEqual(1);
  }
}

test('every part that must have a page has one', () => {
  const names = pagesBuilt().map(({ title }) => lastOf(title));
  expect(mostUsed.filter((name) => !names.includes(name))).toEqual([]);
});

for (const { id, title } of pages) {
  test(title, async ({ sheet }) => {
    const { page, open } = sheet;
    const isWritten = written.has(lastOf(title));
    const complaints = await complaintsWhile(page, async () => {
      await open(id);
      await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-sample]')].every(
          ({ childElementCount }) => childElementCount > 0,
        ),
      );
      expect(await violationsOf(page)).toEqual([]);
      if (looksAtAll || !isWritten) expect(await crampedIn(page, '[data-sample]')).toEqual([]);
      const isFramed = await page.getByRole('group', { name: 'Width' }).isVisible();
      if (looksAtAll && isWritten && isFramed) await lookIntoFrame(sheet);
    });
    expect(complaints).toEqual([]);
  });
}
