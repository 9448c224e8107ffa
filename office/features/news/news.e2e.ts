import type { Page } from '@playwright/test';
import { expectSound } from '../../../site/e2e/axe.ts';
import { chooseWithKeys, picture } from '../../../site/e2e/filesToSend.ts';
import { main } from '../../../site/e2e/main.ts';
import { expect, test, tryAs } from '../../testing/officePage.ts';

// Browsers log every refused request.
test.use({ expectedComplaints: [/status of 4(?:0[134]|09|22)|net::ERR_FAILED/] });

const box = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const look = (page: Page) => page.getByRole('region', { name: 'Preview' });

const seen = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Description of picture ${place}` });

test(
  'an admin writes news with pictures as a draft, publishes it, removes and restores it',
  main,
  async ({ page, office }) => {
    await tryAs(page, office, 'Meera');
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await page.getByRole('link', { name: 'Write' }).press('Enter');

    await page.getByRole('button', { name: 'Publish' }).press('Enter');
    await expect(box(page, 'Title')).toBeFocused();
    await expect(page.getByText('Give it a title.')).toBeVisible();
    await page.keyboard.type('Forty-one laptops leave');
    await box(page, 'Text').focus();
    await page.keyboard.type('We asked for thirty.\n\nWho carried them');
    await page.getByRole('button', { name: 'Heading' }).press('Enter');
    await expect(look(page).getByRole('heading', { name: 'Who carried them' })).toBeVisible();
    // The browser’s undo also reverts text that a toolbar button inserted.
    await page.keyboard.press('Control+z');
    await expect(box(page, 'Text')).toHaveValue('We asked for thirty.\n\nWho carried them');
    await page.getByRole('button', { name: 'Heading' }).press('Enter');
    await expect(
      page.getByText(/^Draft saved \d{1,2}:\d\d [AP]M, not (published|sent|in use)$/),
    ).toBeVisible();
    await chooseWithKeys(page, page.getByRole('button', { name: 'Choose files' }), [
      picture('van.png'),
      picture('lid.png'),
      { name: 'dance.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') },
    ]);
    await expect(page.getByText('This is not a photo. Choose a JPEG, PNG, WebP or AVIF.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove dance.mp4' }).press('Enter');
    await seen(page, 2).fill('A lid with a name on it');
    await page.getByRole('button', { name: 'Move picture 2 forward' }).press('Enter');
    await expect(seen(page, 1)).toHaveValue('A lid with a name on it');
    await expect(look(page).getByRole('img', { name: 'A lid with a name on it' })).toBeVisible();
    await page.reload();
    await expect(box(page, 'Text')).toHaveValue('We asked for thirty.\n\n## Who carried them');
    await expect(seen(page, 1)).toHaveValue('A lid with a name on it');
    await page.getByLabel('Category').selectOption('Reports');
    await page.getByLabel('Chapter').selectOption({ label: 'Bay Area' });
    await expectSound(page);
    await page.getByRole('button', { name: 'Publish' }).press('Enter');
    await expect(page).toHaveURL(/\/office\/news\/news-forty-one-laptops-leave$/);
    const result = page.getByRole('status').filter({ hasText: 'Published.' });
    await expect(result).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(result.getByRole('link', { name: 'View' })).toHaveAttribute(
      'href',
      '/news/news-forty-one-laptops-leave',
    );
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await result.getByRole('button', { name: 'Copy link' }).press('Enter');
    await expect(result.getByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${office.url}/news/news-forty-one-laptops-leave`,
    );

    const visitor = await page.context().newPage();
    await visitor.goto(`${office.url}/news/news-forty-one-laptops-leave`);
    await expect(visitor.getByRole('heading', { level: 2, name: 'Who carried them' })).toBeVisible();
    // Each picture opens full screen; the first one leads.
    const plates = visitor.getByRole('article').getByRole('link', { name: /Open full screen/ });
    await expect(plates).toHaveCount(2);
    await expect(visitor.getByText('A lid with a name on it')).toBeVisible();
    await page.getByRole('button', { name: 'Remove picture 2' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeFocused();
    await page.getByRole('button', { name: 'Save the changes' }).press('Enter');
    await expect(page.getByText('“Forty-one laptops leave” is saved.')).toBeInViewport();
    await expectSound(page);
    await expect(async () => {
      await visitor.reload();
      await expect(plates).toHaveCount(1, { timeout: 500 });
    }).toPass();

    await page.getByLabel(/^Summary/).fill('What happened.');
    await page.getByRole('button', { name: 'Save the changes' }).press('Enter');
    await expect(page.getByText('“Forty-one laptops leave” is saved.')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).press('z');
    await expect(page.getByText(/^“Forty-one laptops leave” is back to what it was\./)).toBeVisible();
    await expect(page.getByLabel(/^Summary/)).toHaveValue('');

    const gone = async () => {
      await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
      await expect(page.getByText('“Forty-one laptops leave” is removed.')).toBeVisible();
    };
    await gone();
    await expect(page.getByRole('form', { name: 'Write' })).toBeFocused();
    await expect(async () => {
      expect((await visitor.goto(`${office.url}/news/news-forty-one-laptops-leave`))?.status()).toBe(404);
    }).toPass();
    await page.getByRole('button', { name: 'Restore' }).press('Enter');
    await expect(page.getByText('It is restored.')).toBeVisible();
    // A removed item can also be restored from the dashboard.
    await gone();
    await page.getByRole('heading', { level: 1 }).press('g');
    await page.keyboard.press('d');
    // The new screen shows the same words with the undo.
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeFocused();
    const undo = page.getByRole('button', { name: 'Undo “Forty-one laptops leave” is removed.' });
    await expect(undo.first()).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByText('“Forty-one laptops leave” is back.')).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await expect(page.getByRole('link', { name: 'Forty-one laptops leave' })).toBeVisible();
  },
);

test('undoes a published item by the line beside the button, and shows a failure there', async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tryAs(page, office, 'Meera');
  await page.goto(`${office.url}/office/news/new`);
  await box(page, 'Title').fill('A well is dug');
  await box(page, 'Text').fill('It holds water.');
  await page.getByLabel('Category').selectOption('Reports');
  await page.route('**/api/office/news', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Publish' }).click();
  const failure = page.getByRole('form', { name: 'Write' }).getByRole('alert');
  await expect(failure).toBeInViewport();
  await page.getByRole('button', { name: 'Publish' }).click();
  const result = page.getByRole('form', { name: 'Write' }).getByRole('status');
  await expect(result.filter({ hasText: 'Published.' })).toBeInViewport();
  await expectSound(page);
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“A well is dug” is off the site. It is kept under Removed.')).toBeInViewport();
  await expect(page.getByText('This is not on the site.')).toBeVisible();
  expect((await page.request.get(`${office.url}/news/news-a-well-is-dug`)).status()).toBe(404);
});
