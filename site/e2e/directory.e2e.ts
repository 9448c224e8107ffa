import type { Page, Route } from '@playwright/test';
import {
  apply,
  call,
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
import { arrive, caughtUp, doorBefore } from './visit.ts';

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

const asked = (route: Route) => new URL(route.request().url()).searchParams;

/** Answers like a directory with `total` members, each named after the search words. */
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

test('a long directory opens a typed page and focuses the count', async ({ page }) => {
  await page.route(call, (route) => answer(route, 3_680));
  await arrive(page, '/alumni-directory');
  await expect(count(page)).toHaveText('1 to 24 of 3,680 alumni');
  await page.getByRole('button', { name: 'Go to page' }).click();
  await page.getByRole('textbox', { name: 'Page number' }).fill('153');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/alumni-directory?page=153');
  await expect(count(page)).toHaveText('3,649 to 3,672 of 3,680 alumni');
  await expect(count(page)).toBeFocused();
});

test('a late response never replaces a newer one', async ({ page }) => {
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
  for (const release of late) await release().catch(() => undefined);
  await caughtUp(page);
  await expect(cards(page).getByRole('heading')).toHaveText(['Member 1 second', 'Member 2 second']);
  await expect(count(page)).toHaveText('1 to 2 of 2 alumni');
});

test('a slow page keeps the focus on its link and shows no outdated results', async ({ page }) => {
  await open(page);
  const door = await doorBefore(page, call);
  const second = pagination(page).getByRole('link', { name: 'Page 2' });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(found(page).getByText('Loading alumni...')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(second).toBeFocused();
  await door.open((route) => answer(route, 61));
  await expect(count(page)).toHaveText('25 to 48 of 61 alumni');
  await expect(count(page)).toBeFocused();
});
