import { copyFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { commandsOf } from '../../scripts/guide/commands.ts';
import { run } from '../../scripts/steps.ts';
import { expectHeadingsInOrder, lookWithAxe, sidewaysOf, violationsOf } from './axe.ts';
import { loadUntouched } from './beforeHydration.ts';
import { firstHour, guide } from './chapterSite.ts';
import * as contact from './contactPage.ts';
import { deploy } from './deployment.ts';
import * as register from './registerPage.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';
import { translateNow } from './translator.ts';

// All tests share one site, because creating it takes most of a minute.
test.describe.configure({ mode: 'serial', timeout: 90_000 });
// Failed requests are expected: some tests stop the server or request a missing page.
test.use({
  baseURL: async ({ chapter }, use) => use(chapter.url),
  expectedComplaints: [/Failed to load resource/],
});

const pages = ['/', '/events/', '/news/', '/join/', '/give/', '/contact/'] as const;

/** Resolves once the page is hydrated. */
const alive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );

/** Prints a measurement next to the test results. */
const say = (words: string) => process.stdout.write(`${words}\n`);

const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await alive(page);
};

/** Checks the narrowest phone and a desktop, in light and dark mode. */
const expectNothingToMend = async (page: Page, path: string) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await lookWithAxe(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => sidewaysOf(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      expect(await violationsOf(page), `${path}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
  await expectHeadingsInOrder(page);
};

test('creates a site on an empty machine in fewer than ten commands', async ({ chapter, request }) => {
  expect((await firstHour()).length).toBeLessThan(10);
  say(`The guide’s first hour, without the reading: ${Math.round(chapter.made.took / 1000)} s.`);
  for (const path of pages) expect((await request.get(path)).status(), path).toBe(200);
  expect((await request.get('/no-such-page')).status()).toBe(404);
});

test.describe('chapter site without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the pages with only the chapter’s events and news without JavaScript', async ({ page }) => {
    await page.goto('/events/');
    await expect(page.getByText('Summer picnic')).toBeVisible();
    await expect(page.getByText('5K for the scholarship fund')).toHaveCount(0);
    await page.goto('/news/');
    await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
    await page.goto('/give/');
    await expect(page.getByRole('link', { name: 'DONATE' }).first()).toHaveAttribute('href', /\/donate$/);
  });
});

test('a graduate joins through the chapter’s site and appears in the national queue', async ({
  page,
  chapter,
}) => {
  const email = freshEmail();
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Join' }).click();
  await register.fillStep1(page, email);
  await register.fillStep2(page);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await register.prove(page);
  await register.send(page);
  await expect(register.succeeded(page)).toBeVisible();
  expect(register.received(chapter.national, email)).toBe(1);
});

test('sends a message through the chapter’s site; a failed send loses no typed text', async ({
  page,
  chapter,
}) => {
  const email = freshEmail();
  await visit(page, '/contact/');
  await contact.fill(page, email);
  await contact.prove(page);
  await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
  await contact.submit(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(contact.box(page, 'Message')).toHaveValue(contact.message);
  if (await page.getByRole('checkbox', { name: 'I’m a person' }).isVisible()) await contact.prove(page);
  await contact.submit(page);
  await expect(contact.succeeded(page)).toBeVisible();
  expect(contact.received(chapter.national, email)).toBe(1);
});

test('axe finds no violation on any page, light or dark, and nothing scrolls sideways', async ({ page }) => {
  for (const path of [...pages, '/no-such-page']) await expectNothingToMend(page, path);
});

test('each page has at most a tenth more JavaScript than its national counterpart', async ({
  chapter,
  browser,
}) => {
  const twins = {
    '/': '/',
    '/events/': '/events',
    '/news/': '/news',
    '/join/': '/membership/register',
    '/give/': '/donate-home',
    '/contact/': '/contact',
  };
  for (const [path, twin] of Object.entries(twins)) {
    const context = await browser.newContext();
    const { scripts: own } = await loadUntouched(await context.newPage(), chapter.url + path, alive);
    const { scripts: theirs } = await loadUntouched(
      await context.newPage(),
      chapter.national.url + twin,
      hydrated,
    );
    await context.close();
    say(`${path} ${(own / 1000).toFixed(1)} KB, ${twin} ${(theirs / 1000).toFixed(1)} KB`);
    expect(own, path).toBeLessThanOrEqual(theirs * 1.1);
  }
});

/** Returns the layout and colors of all elements. Runs in the page. */
const looks = () => {
  const watched = [
    'display',
    'color',
    'background-color',
    'font-size',
    'padding',
    'margin',
    'width',
    'height',
  ];
  return [...document.querySelectorAll('main, main *')].map((element) => {
    const style = getComputedStyle(element);
    return [element.tagName, ...watched.map((name) => style.getPropertyValue(name))].join(' ');
  });
};

test('a page loads only its own styles, and all styles before a navigation; the next page looks as if loaded directly', async ({
  page,
  chapter,
  browser,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  const context = await browser.newContext();
  for (const path of pages) {
    const alone = await context.newPage();
    sheets.length = 0;
    await page.goto(chapter.url + path);
    await alive(page);
    await page.waitForLoadState('networkidle');
    expect(sheets, path).toEqual([expect.stringMatching(/\/assets\/styles-[\w-]{8}\.css$/)]);
    const size = gzipSync(await (await fetch(sheets[0] ?? '')).bytes()).length;
    say(`${path} ${(size / 1000).toFixed(1)} KB of styles`);
    expect(size, path).toBeLessThan(13_000);

    const other = path === '/join/' ? '/contact/' : '/join/';
    const name = other === '/join/' ? 'Join' : 'Contact';
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(chapter.url + other);
    expect(sheets, path).toHaveLength(2);
    await alone.goto(chapter.url + other);
    await alive(alone);
    const shown = await alone.evaluate(looks);
    await expect.poll(() => page.evaluate(looks)).toEqual(shown);
    await alone.close();
  }
  await context.close();
});

test('loads a page as a document if its styles fail to load', async ({ page, chapter }) => {
  await page.goto(chapter.url);
  await alive(page);
  const linked = page.locator('link[data-everywhere]');
  const own = await linked.getAttribute('href');
  const everywhere = await linked.getAttribute('data-everywhere');
  await page.route(`**${everywhere}`, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(`${chapter.url}/join/`);
  await alive(page);
  await expect(linked).not.toHaveAttribute('href', own ?? '');
});

test('the chapter site compiles with the types of the packages', async ({ chapter }) => {
  expect(await run('tsc', ['--noEmit', '--project', chapter.file('tsconfig.json')])).toBe(0);
});

test('the build stops with all errors in chapter.json at once, each with its fix', async ({ chapter }) => {
  const before = await chapter.read('chapter.json');
  await chapter.edit({ brand: '#3fa7d6', logo: 'photo.svg', links: { chat: 'our chat' }, nationl: 'x' });
  await copyFile('packages/ui/static/icon-192.png', chapter.file('photo.svg'));
  const { code, output } = await chapter.type(['npm run build']);
  await chapter.write('chapter.json', before);
  expect(code).not.toBe(0);
  for (const words of [
    /brand: .*#3fa7d6.*7:1.*nearest that passes: "#[0-9a-f]{6}"/i,
    /logo: .*photo\.svg.*PNG/,
    /links\.chat: .*our chat.*is not a web address/,
    /nationl: nobody knows this key/,
  ])
    expect(output).toMatch(words);
  expect(output, 'nothing that only a programmer could read').not.toMatch(/\bat \w+ \(|node:internal|\\"/);
});

const colourOf = (page: Page) =>
  page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer).backgroundColor);

const photograph = async (page: Page, name: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/');
  const body = await page.screenshot({ fullPage: true });
  await test.info().attach(name, { body, contentType: 'image/png' });
  return colourOf(page);
};

test('builds with another chapter’s colors and a custom page while the national site is down; the browser loads the data', async ({
  page,
  chapter,
}) => {
  expect(await photograph(page, 'bay-area.png')).toBe('rgb(0, 38, 49)');
  await chapter.follow('create-chapter/docs/AddingAnEventPage');
  await chapter.edit({
    chapter: 'tx-southwest',
    name: 'TX/Southwest',
    place: 'Austin to Phoenix',
    brand: '#013a2a',
    accent: '#efd127',
  });
  await chapter.national.stop();
  const { code, output } = await chapter.type(['npm run build']);
  expect(code, output).toBe(0);
  expect(output).toContain('API did not answer');

  await test.step('away: the page says so and leads to the national site', async () => {
    await visit(page, '/events/');
    await expect(page.getByRole('heading', { name: /^Unable to load events/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Look on the national site' })).toBeVisible();
  });
  await test.step('back: Retry brings the events of the other chapter', async () => {
    await chapter.national.resume();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('5K for the scholarship fund')).toBeVisible();
    await expect(page.getByText('Summer picnic')).toHaveCount(0);
  });
  expect(await photograph(page, 'tx-southwest.png')).toBe('rgb(1, 40, 28)');
  await page.goto('/reunion/');
  await expect(page.getByRole('heading', { level: 1, name: 'Reunion' })).toBeVisible();
});

test('an event entered by national volunteers appears on the chapter’s site at once', async ({
  page,
  chapter,
}) => {
  chapter.national.addEvent({
    title: 'Winter picnic',
    date: `${new Date().getFullYear() + 1}-01-16T11:00`,
    zone: 'America/Chicago',
    location: 'White Rock Lake, Dallas',
    chapter: 'tx-southwest',
  });
  // The server notices other processes within a second; a browser that asks earlier keeps the old response.
  await expect(async () => {
    const answer = await fetch(`${chapter.national.url}/api/events/get-active-events?chapter=tx-southwest`);
    expect(await answer.text()).toContain('Winter picnic');
  }).toPass({ timeout: 5_000 });
  await visit(page, '/events/');
  await expect(page.getByRole('heading', { name: 'Winter picnic' })).toBeVisible();
});

test('a plain HTML page from the guide is complete without scripts and has the chapter’s colors', async ({
  page,
  chapter,
}) => {
  // Downloads into the served folder.
  const fetched = await chapter.type(commandsOf(await guide('ui/docs/PlainHtml')), 'bay-area/dist');
  expect(fetched.code, fetched.output).toBe(0);
  await expectNothingToMend(page, '/package/plain/');
  for (const part of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(part)).toBeVisible();
  expect(await colourOf(page)).toBe('rgb(0, 38, 49)');
});

test('a translated page works, and an open tab continues after a deployment', async ({ page, chapter }) => {
  const email = freshEmail();
  await visit(page, '/contact/');
  await contact.box(page, 'First name').fill('Bakul');
  await translateNow(page);
  await contact.fill(page, email);
  await contact.prove(page);
  await contact.submit(page);
  await expect(contact.succeeded(page)).toBeVisible();
  expect(contact.received(chapter.national, email)).toBe(1);

  await visit(page, '/contact/');
  await contact.fill(page, email);
  const gone = await deploy(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  expect(gone.documents()).toBe(1);
  await page.goBack();
  await expect(contact.box(page, 'Message')).toHaveValue(contact.message);
});
