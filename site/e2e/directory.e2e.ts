import type { Page, Route } from '@playwright/test';
import { Product } from './product.ts';
import { expect, hydrated, test } from './test.ts';

const call = '**/api/member/get-members?*';
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search by name' });
const year = (page: Page) => page.getByRole('textbox', { name: 'Graduation year' });
const apply = (page: Page) => page.getByRole('button', { name: 'Apply graduation year' });
const found = (page: Page) => page.getByRole('region', { name: 'Found alumni' });
const cards = (page: Page) => found(page).getByRole('article');
const count = (page: Page) =>
  found(page)
    .getByRole('status')
    .filter({ hasText: /alumni$/ });
const program = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const pagination = (page: Page) => page.getByRole('navigation', { name: 'Directory pages' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const open = async (page: Page, path = '/alumni-directory') => {
  await page.goto(path);
  await hydrated(page);
};

/** Visits the directory from another page, so that nothing of it came with the HTML. */
const openFromElsewhere = async (page: Page, path = '/alumni-directory') => {
  await open(page, '/contact');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
};

const asked = (route: Route) => new URL(route.request().url()).searchParams;

/** Answers as a directory of so many members would; each is named after what was asked. */
const answer = (route: Route, total: number) => {
  const query = asked(route);
  const before = (Number(query.get('page') ?? 1) - 1) * 24;
  const data = Array.from({ length: Math.max(0, Math.min(24, total - before)) }, (_, index) => ({
    _id: `member-${before + index + 1}`,
    firstName: `Member ${before + index + 1}`,
    lastName: query.get('search') ?? '',
    graduationYear: 1990,
    coepProgram: 'Civil Engineering',
  }));
  return route.fulfill({ json: { success: true, data, total } });
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 1280]) {
    test(`the form searches, programs and pages are links, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/alumni-directory');
      await expect(page.getByRole('heading', { level: 1, name: 'Alumni directory' })).toBeVisible();
      await expect(page.getByText(/^Listed publicly: name, graduation year/)).toBeVisible();
      await expect(cards(page)).toHaveCount(24);
      await expect(count(page)).toHaveText('1 to 24 of 61 alumni');
      await pagination(page).getByRole('link', { name: 'Page 3' }).click();
      await expect(page).toHaveURL('/alumni-directory?page=3');
      await expect(count(page)).toHaveText('49 to 61 of 61 alumni');

      await program(page, 'Instrumentation').click();
      await expect(page).toHaveURL('/alumni-directory?program=Instrumentation');
      await expect(cards(page)).toHaveCount(4);
      await field(page).fill('surangee');
      await field(page).press('Enter');
      await expect(page).toHaveURL(
        '/alumni-directory?search=surangee&program=Instrumentation&graduationYear=',
      );
      await expect(cards(page)).toHaveCount(1);
      await expect(page.getByRole('heading', { name: 'Sunanda Surangi' })).toBeVisible();

      await year(page).fill('98');
      await apply(page).click();
      await expect(year(page)).toHaveValue('98');
      await expect(page.getByText('Enter the four digits of a year, such as 1998.')).toBeVisible();
      await expect(field(page)).toHaveValue('surangee');
      await year(page).fill('1971');
      await apply(page).click();
      await expect(found(page).getByRole('heading', { name: 'No alumni found' })).toBeVisible();
      await page.getByRole('link', { name: 'Clear search and filters' }).click();
      await expect(page).toHaveURL('/alumni-directory');
    });
  }
});

test('the four calls at the end lead on, and the one without a place is only words', async ({ page }) => {
  await page.goto('/alumni-directory');
  const end = page.getByRole('region', { name: 'Not in here yet?' });
  await expect(end.getByRole('listitem')).toHaveCount(4);
  const hrefs = await end
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/membership/register', '/contact', '/resources']);
});

test('the directory is searched from the resources page', async ({ page }) => {
  await page.goto('/resources');
  await page.getByRole('searchbox', { name: 'Find a classmate by name' }).fill('Leela');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/alumni-directory?search=Leela');
  await expect(field(page)).toHaveValue('Leela');
  await expect(page.getByRole('heading', { name: 'Leela Bahava' })).toBeVisible();
});

test('typing finds as it goes, with other spellings and slips, and leaves one step to go back', async ({
  page,
}) => {
  await open(page);
  const before = await page.evaluate(() => history.length);
  for (const [typed, people] of [
    ['sagwan', ['Ketaki Sagvan', 'Tejal Sagvan']],
    ['jambul', ['Rohan Jambhul', 'Sachin Jambhul']],
    ['KADMAB', ['Ninad Kadamb', 'Omkar Kadamb']],
    ['kadamb om', ['Omkar Kadamb']],
  ] as const) {
    await field(page).fill('');
    await field(page).pressSequentially(typed, { delay: 20 });
    await expect(page).toHaveURL(`/alumni-directory?${new URLSearchParams({ search: typed })}`);
    await expect(cards(page)).toHaveCount(people.length);
    await expect(cards(page).getByRole('heading')).toHaveText([...people]);
    await expect(field(page)).toBeFocused();
  }
  await expect(count(page)).toHaveText('1 to 1 of 1 alumni');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await field(page).fill('');
  await expect(page).toHaveURL('/alumni-directory');
  await expect(cards(page)).toHaveCount(24);
});

test('filters stand in the address, one at a time, and Back undoes them exactly', async ({ page }) => {
  await open(page);
  await program(page, 'Computer Engineering').click();
  await expect(page).toHaveURL('/alumni-directory?program=Computer+Engineering');
  await expect(count(page)).toHaveText('1 to 17 of 17 alumni');
  await program(page, 'Civil Engineering').click();
  await expect(page).toHaveURL('/alumni-directory?program=Civil+Engineering');
  await expect(page.locator('main a[aria-current]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Filters.*active: 1$/ })).toBeVisible();

  await page.goBack();
  await expect(program(page, 'Computer Engineering')).toHaveAttribute('aria-current', 'true');
  await year(page).fill('1972');
  await expect(cards(page)).toHaveCount(17);
  await year(page).press('Enter');
  await expect(page).toHaveURL('/alumni-directory?program=Computer+Engineering&graduationYear=1972');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Filters.*active: 2$/ })).toBeVisible();
  await page.reload();
  await expect(year(page)).toHaveValue('1972');
  await expect(cards(page)).toHaveCount(1);
  await hydrated(page);
  await page.goBack();
  await expect(year(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(17);
  await page.goForward();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/alumni-directory');
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toHaveText('1 to 24 of 61 alumni');

  await page.getByRole('button', { name: 'More programs' }).click();
  await program(page, 'Electronics & Telecom').click();
  await expect(cards(page)).toHaveCount(5);
  await program(page, 'Electronics & Telecom').click();
  await expect(page).toHaveURL('/alumni-directory');
  await expect(cards(page)).toHaveCount(24);
});

test('what is no year is said at its field and stays to be mended', async ({ page }) => {
  await open(page);
  await field(page).fill('Deepak');
  await expect(cards(page)).toHaveCount(1);
  for (const typed of ['98', 'ninety', '19 98', '١٩٩٨']) {
    await year(page).fill(typed);
    await apply(page).click();
    await expect(page.getByRole('alert')).toHaveText('Enter the four digits of a year, such as 1998.');
    await expect(year(page)).toBeFocused();
    await expect(year(page)).toHaveValue(typed);
    await expect(page).toHaveURL('/alumni-directory?search=Deepak');
  }
  await year(page).fill('2005');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await year(page).press('Enter');
  await expect(page).toHaveURL('/alumni-directory?search=Deepak&graduationYear=2005');
  await expect(cards(page).getByRole('heading')).toHaveText(['Deepak Savar']);
});

test('a turned page begins at its count, and Back returns to the very place', async ({ page }) => {
  await open(page);
  await expect(pagination(page).getByRole('link', { name: /^Page \d$/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Go to page' })).toHaveCount(0);
  await pagination(page).scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(500);
  await pagination(page).getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL('/alumni-directory?page=3');
  await expect(count(page)).toHaveText('49 to 61 of 61 alumni');
  await expect(count(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(13);
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(count(page)).toHaveText('1 to 24 of 61 alumni');
  await expect.poll(() => scrolled(page)).toBe(place);

  await pagination(page).getByRole('link', { name: 'Next page' }).click();
  await field(page).fill('a');
  await expect(page).toHaveURL('/alumni-directory?search=a');
  await expect(field(page)).toBeFocused();
});

test('from another page of the site, Back finds the list as it was left', async ({ page }) => {
  await open(page, '/alumni-directory?page=2');
  const link = page.getByRole('link', { name: /^Register as a member/ });
  await link.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await link.click();
  await expect(page).toHaveURL(/\/membership\/register/);
  await page.goBack();
  await expect(count(page)).toHaveText('25 to 48 of 61 alumni');
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('of many pages a number can be asked for, and only one that exists', async ({ page }) => {
  await page.route(call, (route) => answer(route, 3_680));
  await openFromElsewhere(page);
  await expect(count(page)).toHaveText('1 to 24 of 3,680 alumni');
  await expect(pagination(page).getByRole('link', { name: /^Page \d+$/ })).toHaveCount(4);
  const button = page.getByRole('button', { name: 'Go to page' });
  await button.focus();
  await page.keyboard.press('Enter');
  const typed = page.getByRole('textbox', { name: 'Page number' });
  await expect(typed).toBeFocused();
  for (const wrong of ['0', '155', '-1', '1.5', 'seven', '']) {
    await typed.fill(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid page number between 1 and 154.');
  }
  await typed.fill('153');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/alumni-directory?page=153');
  await expect(count(page)).toHaveText('3,649 to 3,672 of 3,680 alumni');
  await expect(count(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button.click();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

for (const [query, words] of [
  ['page=0', '1 to 24 of 61 alumni'],
  ['page=-1', '1 to 24 of 61 alumni'],
  ['page=two', '1 to 24 of 61 alumni'],
  ['page=4', '49 to 61 of 61 alumni'],
  ['page=1e9', '1 to 24 of 61 alumni'],
  ['page=1000000000', '49 to 61 of 61 alumni'],
  [`page=${'9'.repeat(40)}`, '49 to 61 of 61 alumni'],
  ['program=Astrology&graduationYear=&search=', '1 to 24 of 61 alumni'],
  ['program=computer', '1 to 17 of 17 alumni'],
  ['search[]=a&program[]=b&utm_source=mail', '1 to 24 of 61 alumni'],
  ['search=%E0%A4%A', '1 to 12 of 12 alumni'],
  [`search=${'x'.repeat(1000)}`, undefined],
  ['search=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', undefined],
  [`search=${encodeURIComponent("' OR 1=1; --")}`, undefined],
] as const) {
  test(`an address with ${query.slice(0, 48)} is a page`, async ({ page }) => {
    const response = await page.goto(`/alumni-directory?${query}`);
    expect(response?.status()).toBe(200);
    const check = async () => {
      if (words) await expect(count(page)).toHaveText(words);
      else await expect(found(page).getByRole('heading', { name: 'No alumni found' })).toBeVisible();
    };
    await check();
    await hydrated(page);
    await expect(found(page).locator('[aria-busy=true]')).toHaveCount(0);
    await check();
  });
}

test('on a host that knows of no query it applies once the page is alive', async ({ page }) => {
  await page.route('**/alumni-directory?*', async (route) => {
    await route.fulfill({ response: await page.request.get('/alumni-directory') });
  });
  await page.goto('/alumni-directory?search=kadamb&graduationYear=2000');
  await expect(cards(page).getByRole('heading')).toHaveText(['Ninad Kadamb']);
  await expect(field(page)).toHaveValue('kadamb');
  await expect(year(page)).toHaveValue('2000');
});

test('a name that was typed before the page came alive counts', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/alumni-directory', { waitUntil: 'commit' });
  await field(page).fill('kadamb');
  await expect(cards(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue('kadamb');
});

test('an answer that comes late never replaces a newer one', async ({ page }) => {
  const late: (() => Promise<void>)[] = [];
  await open(page);
  await page.route(call, async (route) => {
    if (asked(route).get('search') === 'first') late.push(() => answer(route, 5));
    else await answer(route, 2);
  });
  await field(page).fill('first');
  await field(page).press('Enter');
  await expect.poll(() => late.length).toBe(1);
  await field(page).fill('second');
  await expect(cards(page).getByRole('heading')).toHaveText(['Member 1 second', 'Member 2 second']);
  for (const letGo of late) await letGo().catch(() => undefined);
  await page.waitForTimeout(300);
  await expect(cards(page).getByRole('heading')).toHaveText(['Member 1 second', 'Member 2 second']);
  await expect(count(page)).toHaveText('1 to 2 of 2 alumni');
});

test('while an answer is on its way the page waits in its shape and says so', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(call, async (route) => {
    await held;
    await answer(route, 60);
  });
  await openFromElsewhere(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Alumni directory' })).toBeVisible();
  await expect(found(page).getByRole('status').filter({ hasText: 'Loading alumni...' })).toHaveCount(1);
  await expect(cards(page)).toHaveCount(0);
  letGo();
  await expect(cards(page)).toHaveCount(24);
  await expect(found(page).getByText('Loading alumni...')).toHaveCount(0);
});

test('a page that is slow to come keeps its link under the keyboard, and nothing older stays', async ({
  page,
}) => {
  await open(page);
  await page.route(call, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await answer(route, 61);
  });
  const second = pagination(page).getByRole('link', { name: 'Page 2' });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(found(page).getByText('Loading alumni...')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(second).toBeFocused();
  await expect(count(page)).toHaveText('25 to 48 of 61 alumni');
  await expect(count(page)).toBeFocused();
});

test('by keyboard alone: search, program, year, page', async ({ page }) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/alumni-directory?search=a');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(year(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(program(page, 'Computer Engineering')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/alumni-directory?search=a&program=Computer+Engineering');
  await expect(program(page, 'Computer Engineering')).toBeFocused();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  await expect(year(page)).toBeFocused();
  await page.keyboard.type('1983');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(cards(page).getByRole('heading')).toHaveText(['Bhushan Anjan']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/alumni-directory?search=a');
  await expect(count(page)).toBeFocused();
});

test('on the smallest phone the filters fold away and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  const toggle = page.getByRole('button', { name: 'Filters' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(year(page)).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'More programs' }).click();
  await year(page).fill('x');
  await year(page).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  for (const control of await page.locator('search :is(a, button, input:not([type=hidden])):visible').all()) {
    const box = await control.boundingBox();
    expect(box?.height, (await control.textContent()) ?? undefined).toBeGreaterThanOrEqual(44);
  }
});

test('a page of results is small', async ({ page, product }) => {
  await open(page);
  const answers = await Promise.all(
    ['', '?search=a', '?page=2'].map(async (query) => {
      const response = await fetch(`${product.url}/api/member/get-members${query}`);
      const zipped = new Response(response.body?.pipeThrough(new CompressionStream('gzip')));
      return (await zipped.arrayBuffer()).byteLength;
    }),
  );
  expect(Math.max(...answers)).toBeLessThan(8_000);
});

test.describe('while the API fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  for (const [what, body] of [
    ['refuses', { status: 500, json: { success: false, message: 'down' } }],
    ['answers something else', { status: 200, json: { success: true, data: [{ name: 5 }] } }],
  ] as const) {
    test(`an API that ${what}: the list says it, keeps what was typed, and Retry brings it`, async ({
      page,
    }) => {
      await page.route(call, (route) => route.fulfill(body));
      await openFromElsewhere(page, '/alumni-directory?search=kadamb');
      await expect(found(page).getByRole('heading', { name: 'Alumni could not be loaded' })).toBeVisible();
      await expect(field(page)).toHaveValue('kadamb');
      await page.unroute(call);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(cards(page)).toHaveCount(2);
    });
  }

  test('people who came with the page stay, and the page says that they may be old', async ({ page }) => {
    await page.route(call, (route) => route.abort());
    await page.goto('/alumni-directory');
    await expect(page.getByText('What stands here is as it was a while ago.')).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await field(page).fill('kadamb');
    await expect(found(page).getByRole('heading', { name: 'Alumni could not be loaded' })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.unroute(call);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByText('What stands here is as it was a while ago.')).toHaveCount(0);
  });

  test('an API that is down from the start: the page arrives and says what is missing', async ({ page }) => {
    const product = await Product.start({ API_BASE: 'http://127.0.0.1:9/api' });
    await page.goto(`${product.url}/alumni-directory?search=kadamb`);
    await expect(found(page).getByRole('heading', { name: 'Alumni could not be loaded' })).toBeVisible();
    await expect(field(page)).toHaveValue('kadamb');
    await page.route(call, (route) => {
      const allowed = { 'Access-Control-Allow-Origin': '*' };
      return route.fulfill({ headers: allowed, json: { success: true, data: [], total: 0 } });
    });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(found(page).getByRole('heading', { name: 'No alumni found' })).toBeVisible();
    await product.remove();
  });
});
