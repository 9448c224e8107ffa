import type { Page } from '@playwright/test';
import { expect, test, tryAs } from '../testing/officePage.ts';
import { yearItems } from '../testing/officePages.ts';
import { scriptsDuring, weightOf } from '../testing/officeScripts.ts';

/** Maximum size of the scripts that a screen adds to the shared ones, in KB. */
const mostOfAScreen = 30;

const weightDuring = async (page: Page, walk: () => Promise<unknown>) =>
  weightOf(await scriptsDuring(page, walk));

test('loads at most 165 KB of scripts for sign-in and 30 KB for each further screen', async ({
  page,
  office,
}) => {
  const weights: Record<string, number> = {};
  weights.door = await weightDuring(page, () => page.goto(`${office.url}/office/sign-in`));
  weights.entered = await weightDuring(page, async () => {
    await page.getByRole('button', { name: /^Meera/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  });
  for (const room of [
    'Review',
    'On the site',
    'Gifts',
    'Mail',
    'Settings',
    'Log',
    'Meera Kadamb',
    'Volunteers',
    'Invite a volunteer',
  ])
    weights[room] = await weightDuring(page, async () => {
      await page.getByRole('link', { name: room }).first().click();
      await expect(
        page.getByRole('heading', { level: 1, name: room === 'Meera Kadamb' ? 'Me' : room }),
      ).toBeVisible();
    });
  for (const [key, opened] of [
    ['/', 'Search everything'],
    ['?', 'All keys'],
  ] as const)
    weights[opened] = await weightDuring(page, async () => {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name: opened })).toBeVisible();
      await page.keyboard.press('Escape');
    });
  const { door, ...navigation } = weights;
  const told = Object.entries(weights).map(([name, size]) => `${name} ${size.toFixed(1)} KB`);
  test.info().annotations.push({ type: 'scripts', description: told.join(', ') });
  process.stdout.write(`  scripts of the Office, gzip: ${told.join(', ')}\n`);
  expect(door).toBeLessThan(165);
  for (const [name, size] of Object.entries(navigation)) expect(size, name).toBeLessThan(mostOfAScreen);
});

test('serves the Office as a document without data and answers 404 when the Office is off', async ({
  office,
  product,
}) => {
  const document = await fetch(`${office.url}/office/volunteers`);
  expect(document.status).toBe(200);
  expect(Object.fromEntries(document.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'permissions-policy': expect.stringContaining('publickey-credentials-get=(self)'),
  });
  const html = await document.text();
  expect(await (await fetch(`${office.url}/office/me`)).text()).toBe(html);
  const script = /src="(\/office\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  expect((await fetch(office.url + script)).headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${office.url}/office/assets/none.js`)).status).toBe(404);
  for (const address of ['/office', '/office/sign-in', script])
    expect((await fetch(product.url + address)).status, address).toBe(404);
});

test('loads at most 30 KB of scripts for each screen that is opened by its URL', async ({ page, office }) => {
  const common = await scriptsDuring(page, () => tryAs(page, office, 'Meera'));
  const navigation = await yearItems(page, office);
  const weights: [room: string, weight: number][] = [];
  for (const room of navigation) {
    const scripts = await scriptsDuring(page, () => page.goto(`${office.url}/office/${room}`));
    weights.push([room, await weightOf([...scripts].filter((script) => !common.has(script)))]);
  }
  expect(weights.filter(([, weight]) => weight > mostOfAScreen)).toEqual([]);
  const [heaviest = '', weight = 0] = weights.toSorted(([, one], [, other]) => other - one)[0] ?? [];
  process.stdout.write(`  the heaviest screen of the Office: ${heaviest}, ${weight.toFixed(1)} KB\n`);
});
