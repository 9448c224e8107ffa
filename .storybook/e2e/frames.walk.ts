import { expect, type Frame, type Page } from '@playwright/test';
import { besideSidebar, pagesBuilt, storiesBuilt, test } from './built.ts';
import { complaintsWhile } from './looks.ts';
import { crampedIn } from './room.ts';

test.use({ viewport: { width: besideSidebar, height: 900 } });

const pageOf = (title: string): string => pagesBuilt().find((page) => page.title === title)?.id ?? title;

/** Opens a page, and waits for the story in its first frame. */
async function openWithFrame(page: Page, address: string, title: string): Promise<Frame> {
  await page.goto(`${address}iframe.html?viewMode=docs&id=${pageOf(title)}`);
  const inside = await (await page.locator('#storybook-docs iframe').first().elementHandle())?.contentFrame();
  if (!inside) throw new Error(`${title} frames nothing.`);
  await inside.waitForSelector('body.sb-show-main:not(.sb-show-preparing-story)', { state: 'attached' });
  return inside;
}

/** Waits until nothing was asked for during a second. Films and frames that are out of sight keep "networkidle" waiting for ever. */
async function calm(page: Page): Promise<void> {
  let last = Date.now();
  page.on('request', () => {
    last = Date.now();
  });
  await expect.poll(() => Date.now() - last).toBeGreaterThan(1_000);
}

for (const title of [
  'Content/Events/EventRow',
  'Content/News/NewsFront',
  'Forms/StoryForm',
  'Pages/Site',
  'Pages/Office',
  'Patterns/Form',
])
  test(`${title} is quiet in the console, with what it frames`, async ({ page, address }) => {
    const complaints = await complaintsWhile(page, async () => {
      await openWithFrame(page, address, title);
      await page.getByRole('group', { name: 'Width' }).getByRole('button', { name: 'Desktop' }).click();
      await calm(page);
    });
    expect(complaints).toEqual([]);
  });

/** What has the focus in the page; a frame by its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element === document.body ? 'nothing' : element?.tagName === 'IFRAME' ? 'the frame' : 'a part';
  });

async function tabTo(page: Page, wanted: string, most: number): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if ((await focused(page)) === wanted) return;
    await page.keyboard.press('Tab');
  }
  expect(await focused(page)).toBe(wanted);
}

for (const { title, inside: key } of [
  { title: 'Content/Events/EventRow', inside: undefined },
  // What lies over a window keeps the focus in it until it is closed.
  { title: 'Overlays/Dialog', inside: 'Escape' },
])
  test(`the keyboard goes into the frame of ${title} and out of it, and nothing in it asks for it`, async ({
    page,
    address,
  }) => {
    const frame = await openWithFrame(page, address, title);
    await frame.waitForFunction(() => document.querySelector('[role="dialog"], #storybook-root > *'));
    expect(await focused(page), 'after what is framed has come').toBe('nothing');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const chosen = page.getByRole('group', { name: 'Width' }).getByRole('button', { name: 'Phone' });
    await chosen.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Tablet' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Tablet' })).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, 'the frame', 12);
    // A dialog has it itself, so that its name is said.
    expect(
      await frame.evaluate(() => document.activeElement?.matches('a, button, input, [role="dialog"]')),
    ).toBe(true);
    if (key) await page.keyboard.press(key);
    await tabTo(page, 'a part', 12);
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('the frame');
  });

test('a drawing in a frame follows the theme that is chosen', async ({ page, address }) => {
  const frame = await openWithFrame(page, address, 'Content/Events/EventRow');
  const drawn = () =>
    frame
      .locator('img')
      .first()
      .evaluate((image) => decodeURIComponent(image.getAttribute('src') ?? ''));
  expect(await drawn()).toMatch(/^\/art\//);
  const theme = page.getByLabel('Theme');
  await theme.selectOption('Bay Area');
  await expect.poll(drawn).toContain('<svg');
  const there = await drawn();
  await theme.selectOption('Atlanta');
  await expect.poll(drawn).not.toBe(there);
});

const wholePages = storiesBuilt().filter(({ title }) => title.startsWith('Pages/'));

test('whole pages have room on a phone', async ({ browser, address }) => {
  test.setTimeout(180_000);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const faults: string[] = [];
  for (const { id } of wholePages) {
    await page.goto(`${address}iframe.html?viewMode=story&id=${id}`);
    await expect(page.locator('#storybook-root h1').first(), id).toBeAttached();
    faults.push(...(await crampedIn(page, '#storybook-root')).map((fault) => `${id}: ${fault}`));
  }
  expect(wholePages.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
  await page.close();
});
