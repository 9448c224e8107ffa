import * as contact from './contactPage.ts';
import * as directory from './directoryPage.ts';
import { main } from './main.ts';
import * as register from './registerPage.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';
import { translateAlways, translateNow } from './translator.ts';

test('a half-filled form keeps the typed text when its page is translated', async ({ page, product }) => {
  const email = freshEmail();
  await page.goto('/contact');
  await contact.box(page, 'First name').fill('Bakul');
  await translateNow(page);
  await contact.fill(page, email);
  await hydrated(page);
  await expect(contact.box(page, 'First name')).toHaveValue('Bakul');
  await page.getByRole('button', { name: 'CLEAR' }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('button', { name: 'CLEAR', exact: true })).toBeVisible();
  await contact.prove(page);
  await contact.submit(page);
  await expect(contact.succeeded(page)).toBeVisible();
  expect(contact.received(product, email)).toBe(1);
});

test('a graduate joins on a page that is translated from the start', main, async ({ page, product }) => {
  const email = freshEmail();
  await translateAlways(page);
  await register.open(page);
  await register.next(page);
  await expect(page.getByRole('link', { name: 'First name is required.' })).toBeVisible();
  await register.fillStep1(page, email);
  await register.fillStep2(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(register.step(page, register.steps[2])).toBeVisible();
  await register.next(page);
  await register.prove(page);
  await register.send(page);
  await expect(register.succeeded(page)).toBeVisible();
  expect(register.received(product, email)).toBe(1);
});

test('lists and searches of a translated site show the right results', async ({ page }) => {
  await translateAlways(page);
  await test.step('the directory', async () => {
    await directory.open(page);
    // Another test of this product may have approved a member.
    await expect(directory.count(page)).toHaveText(/^1 to 24 of \d+ alumni$/);
    await directory.field(page).fill('no such person');
    await expect(page.getByRole('heading', { name: 'No alumni found' })).toBeVisible();
    await directory.field(page).fill('savar');
    await expect(directory.count(page)).toHaveText(/^1 to \d+ of \d+ alumni$|^\d+ alumni$|^1 alum/);
    await expect(page.getByRole('heading', { name: 'No alumni found' })).toHaveCount(0);
  });
  await test.step('news and jobs', async () => {
    for (const [path, name, empty] of [
      ['/news', 'Search news', 'No news found'],
      ['/job-board', 'Search jobs', /^No jobs/i],
    ] as const) {
      await page.goto(path);
      await hydrated(page);
      const field = page.getByRole('searchbox', { name });
      await field.fill('no such word');
      await field.press('Enter');
      await expect(page.getByRole('heading', { name: empty })).toBeVisible();
      await field.fill('');
      await field.press('Enter');
      await expect(page.getByRole('heading', { name: empty })).toHaveCount(0);
      await expect(page.getByRole('article').first()).toBeVisible();
    }
  });
  await test.step('the search of the whole site, from another page, and back', async () => {
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const field = page.getByRole('searchbox', { name: 'Search the whole site' });
    await field.fill('zzzzqqq');
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await field.fill('garba');
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toHaveCount(0);
    await expect(
      page.getByRole('region', { name: 'Events', exact: true }).getByRole('link', { name: 'Garba night' }),
    ).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a password manager’s button in a field does not lose the typed text', async ({ page }) => {
  await page.goto('/contact');
  await contact.box(page, 'First name').fill('Bakul');
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('main input')) {
      const button = document.createElement('div');
      button.dataset.lastpassIconRoot = '';
      input.after(button);
    }
    document.body.append(document.createElement('grammarly-desktop-integration'));
    document.documentElement.append(document.createElement('com-1password-button'));
  });
  await contact.box(page, 'Last name').fill('Kadamb');
  await hydrated(page);
  await contact.submit(page);
  await expect(page.getByRole('link', { name: 'Email is required' })).toBeVisible();
  await expect(contact.box(page, 'First name')).toHaveValue('Bakul');
  await expect(contact.box(page, 'Last name')).toHaveValue('Kadamb');
});

test('text replaced in place, as Safari translates, does not lose the typed text', async ({ page }) => {
  await page.goto('/contact');
  await contact.box(page, 'First name').fill('Bakul');
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (currentNode.nodeValue?.trim() && currentNode.parentElement?.closest('header, footer, h1'))
        currentNode.nodeValue += '!';
    }
  });
  await contact.box(page, 'Last name').fill('Kadamb');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/!$/);
  await contact.submit(page);
  await expect(page.getByRole('link', { name: 'Email is required' })).toBeVisible();
  await expect(contact.box(page, 'First name')).toHaveValue('Bakul');
});
