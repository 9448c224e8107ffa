import { expect, type Frame, type Page } from '@playwright/test';
import { entriesBuilt, test } from './built.ts';
import { complaintsWhile } from './looks.ts';
import { crampedIn } from './room.ts';

test.use({ viewport: { width: 1140, height: 900 } });

/** Opens the page of a title, and waits for the story in its first frame. */
async function openWithFrame(page: Page, address: string, title: string): Promise<Frame> {
  const id = entriesBuilt().find((entry) => entry.type === 'docs' && entry.title === title)?.id;
  await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
  const inside = await (await page.locator('#storybook-docs iframe').first().elementHandle())?.contentFrame();
  if (!inside) throw new Error(`${title} has no frame.`);
  await inside.waitForSelector('body.sb-show-main:not(.sb-show-preparing-story)', { state: 'attached' });
  return inside;
}

/** Waits until a second passed without a request. Films and lazy frames keep "networkidle" waiting forever. */
async function waitForQuiet(page: Page): Promise<void> {
  let last = Date.now();
  page.on('request', () => {
    last = Date.now();
  });
  await expect.poll(() => Date.now() - last).toBeGreaterThan(1_000);
}

for (const title of [
  'Content/Events/EventRow',
  'Forms/StoryForm',
  'Overlays/Toaster',
  'Pages/Site',
  'Patterns/Form',
])
  test(`the page ${title} and its frame report no error at every width`, async ({ page, address }) => {
    const complaints = await complaintsWhile(page, async () => {
      const inside = await openWithFrame(page, address, title);
      const widths = page.getByRole('group', { name: 'Width' });
      await expect(widths.getByRole('button', { name: 'Desktop' })).toHaveAttribute('aria-pressed', 'true');
      for (const width of ['Phone', 'Tablet', 'Desktop']) {
        await widths.getByRole('button', { name: width }).click();
        await expect.poll(() => crampedIn(inside, '#storybook-root'), width).toEqual([]);
      }
      await waitForQuiet(page);
    });
    expect(complaints).toEqual([]);
  });

/** Kind of the focused element of the page. */
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

test('the keyboard moves into a dialog in a frame and out of it, and the dialog does not take the focus by itself', async ({
  page,
  address,
}) => {
  const frame = await openWithFrame(page, address, 'Overlays/Dialog');
  await frame.waitForFunction(() => document.querySelector('[role="dialog"], #storybook-root > *'));
  expect(await focused(page), 'after the frame has loaded').toBe('nothing');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('group', { name: 'Width' }).getByRole('button', { name: 'Phone' }).focus();
  await tabTo(page, 'the frame', 14);
  // An open dialog keeps the focus until it is closed.
  await page.keyboard.press('Escape');
  await tabTo(page, 'a part', 14);
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('the frame');
});

test('a drawing in a frame follows the chosen theme', async ({ page, address }) => {
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

test('does not keep an answer typed into a form for the next story of the same form', async ({
  page,
  address,
}) => {
  const story = (id: string) => page.goto(`${address}iframe.html?viewMode=story&id=${id}`);
  await story('forms-contactform--empty');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('The oven in lane five');
  await message.blur();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.length + localStorage.length))
    .toBeGreaterThan(0);
  await story('forms-contactform--empty');
  await expect(message).toHaveValue('');
});

test('whole pages fit a phone', async ({ browser, address }) => {
  test.setTimeout(180_000);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const faults: string[] = [];
  for (const { id } of entriesBuilt().filter(
    ({ title, type }) => type === 'story' && title.startsWith('Pages/'),
  )) {
    await page.goto(`${address}iframe.html?viewMode=story&id=${id}`);
    await expect(page.locator('#storybook-root h1').first(), id).toBeAttached();
    faults.push(...(await crampedIn(page, '#storybook-root')).map((fault) => `${id}: ${fault}`));
  }
  expect(faults).toEqual([]);
  await page.close();
});
