import type { Page } from '@playwright/test';
import {
  apply,
  cards,
  company,
  count,
  field,
  found,
  open,
  order,
  pagination,
  place,
  program,
  year,
} from './directoryPage.ts';
import { main } from './main.ts';
import { expect, hydrated, test } from './test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('directory without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('searches with the form; programs and pages are links without JavaScript, on a small phone too', async ({
    page,
  }) => {
    await page.goto('/alumni-directory');
    await expect(page.getByRole('heading', { level: 1, name: 'Alumni directory' })).toBeVisible();
    await expect(page.getByText(/^Listed publicly: name, graduation year/)).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await expect(count(page)).toHaveText('1 to 24 of 61 alumni');
    const end = page.getByRole('region', { name: 'Not in here yet?' });
    await expect(end.getByRole('listitem')).toHaveCount(4);
    const hrefs = await end
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/membership/register', '/contact', '/resources']);
    await pagination(page).getByRole('link', { name: 'Page 3' }).click();
    await expect(page).toHaveURL('/alumni-directory?page=3');
    await expect(count(page)).toHaveText('49 to 61 of 61 alumni');

    await page.setViewportSize({ width: 320, height: 640 });
    await program(page, 'Instrumentation').click();
    await expect(page).toHaveURL('/alumni-directory?program=Instrumentation');
    await expect(cards(page)).toHaveCount(4);
    await field(page).fill('surangee');
    await field(page).press('Enter');
    await expect(page).toHaveURL(
      '/alumni-directory?search=surangee&program=Instrumentation&place=&company=&graduationYear=',
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

    await place(page).selectOption('Oregon');
    await company(page).fill('granite');
    await apply(page).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Granite Health, Oregon');
    await expect(page.getByText('61 people who will take your call.')).toBeVisible();
    await page.goto('/alumni-directory');
    await order(page, 'Oldest class').click();
    await expect(page).toHaveURL('/alumni-directory?sort=oldest');
    const years = await cards(page)
      .getByText(/^Class of/)
      .allTextContents();
    expect(years).toEqual(years.toSorted());
    await field(page).fill('a');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/search=a&sort=oldest/);
  });
});

test('place, company and sort order are in the URL; the heading’s number counts all members', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText('61 people who will take your call.')).toBeVisible();
  await place(page).selectOption('Pacific Northwest');
  await expect(page).toHaveURL('/alumni-directory?place=pacific-northwest');
  await expect(count(page)).not.toContainText('61');
  await order(page, 'Newest class').click();
  await expect(page).toHaveURL('/alumni-directory?place=pacific-northwest&sort=newest');
  await expect(order(page, 'Newest class')).toHaveAttribute('aria-current', 'true');
  await company(page).fill('mons');
  await expect(page).toHaveURL('/alumni-directory?place=pacific-northwest&company=mons&sort=newest');
  await expect(page.getByRole('button', { name: /^Filters.*active: 2$/ })).toBeVisible();
  await expect(cards(page).getByRole('heading')).toHaveText(['Aniket Shisham']);
  await expect(page.getByText('61 people who will take your call.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/alumni-directory?sort=newest');
  await expect(place(page)).toHaveValue('');
  await expect(company(page)).toHaveValue('');
  await page.goBack();
  await expect(place(page)).toHaveValue('pacific-northwest');
  await expect(company(page)).toHaveValue('mons');
});

test('searches while typing, finds other spellings and typos, and adds one history entry', async ({
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

test('each filter is in the URL, and Back undoes it', main, async ({ page }) => {
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

test('a page change focuses the count; Back restores the position, also from another page of the site', async ({
  page,
}) => {
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

  await page.goto('/alumni-directory?page=2');
  await hydrated(page);
  const link = page.getByRole('link', { name: /^Register as a member/ });
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  await link.click();
  await expect(page).toHaveURL(/\/membership\/register/);
  await page.goBack();
  await expect(count(page)).toHaveText('25 to 48 of 61 alumni');
  await expect.poll(() => scrolled(page)).toBe(left);
});

const addresses: readonly (readonly [query: string, words: string])[] = [
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
  [`search=${'x'.repeat(1000)}`, 'No alumni found'],
  ['search=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'No alumni found'],
  [`search=${encodeURIComponent("' OR 1=1; --")}`, 'No alumni found'],
];

test('every URL returns a page, and a page of results is small', async ({ page, product, request }) => {
  for (const [query, words] of addresses) {
    const answer = await request.get(`/alumni-directory?${query}`);
    expect(answer.status(), query).toBe(200);
    const text = (await answer.text()).replace(/<[^>]*>/g, '');
    expect(text.includes(words), query).toBe(true);
  }
  for (const query of [
    'page=1000000000',
    'search=%E0%A4%A',
    'search=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  ]) {
    await open(page, `/alumni-directory?${query}`);
    await expect(found(page).locator('[aria-busy=true]')).toHaveCount(0);
    const [, words = ''] = addresses.find(([known]) => known === query) ?? [];
    await expect(found(page)).toContainText(words);
  }
  for (const query of ['', '?search=a', '?page=2']) {
    const response = await fetch(`${product.url}/api/member/get-members${query}`);
    const zipped = new Response(response.body?.pipeThrough(new CompressionStream('gzip')));
    expect((await zipped.arrayBuffer()).byteLength).toBeLessThan(8_000);
  }
});

test('on a static host, the query applies after hydration', async ({ page }) => {
  await page.route('**/alumni-directory?*', async (route) => {
    await route.fulfill({ response: await page.request.get('/alumni-directory') });
  });
  await page.goto('/alumni-directory?search=kadamb&graduationYear=2000');
  await expect(cards(page).getByRole('heading')).toHaveText(['Ninad Kadamb']);
  await expect(field(page)).toHaveValue('kadamb');
  await expect(year(page)).toHaveValue('2000');
});

test('keeps a name typed before hydration', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/alumni-directory', { waitUntil: 'commit' });
  await field(page).fill('kadamb');
  await expect(cards(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue('kadamb');
});

test('search, program, year and pagination work with the keyboard alone', async ({ page }) => {
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
  for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('Tab');
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

test('on the smallest phone, the filters collapse, nothing is cut off, and an invalid year shows an error at its field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  const toggle = page.getByRole('button', { name: 'Filters' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(year(page)).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'More programs' }).click();
  for (const typed of ['98', 'ninety', '19 98']) {
    await year(page).fill(typed);
    await apply(page).click();
    await expect(page.getByRole('alert')).toHaveText('Enter the four digits of a year, such as 1998.');
    await expect(year(page)).toBeFocused();
    await expect(year(page)).toHaveValue(typed);
    await expect(page).toHaveURL('/alumni-directory');
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  for (const control of await page
    .locator('search :is(a, button, select, input:not([type=hidden])):visible')
    .all()) {
    const box = await control.boundingBox();
    expect(box?.height, (await control.textContent()) ?? undefined).toBeGreaterThanOrEqual(44);
  }
  await year(page).fill('2005');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await year(page).press('Enter');
  await expect(page).toHaveURL('/alumni-directory?graduationYear=2005');
  await expect(cards(page).filter({ hasText: 'Deepak Savar' })).toHaveCount(1);
});
