import type { Page } from '@playwright/test';
import { expectSound } from '../../../site/e2e/axe.ts';
import type { Product } from '../../../site/e2e/product.ts';
import { changePhone, invitationTo, join, tryAs, withPhone } from '../../testing/officePage.ts';
import { expect, heading, lookAtIt, openOne, rowOf, type SentKind, test } from '../../testing/reviewPage.ts';

// Browsers log failed requests and error responses.
test.use({ expectedComplaints: [/status of 4(?:0[134]|09)|net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/] });
// All tests share one Office and run in this order.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const mixed = (rounds: number): SentKind[] =>
  Array.from({ length: rounds }, () => ['member', 'member', 'job', 'story', 'message'] as const).flat();

/** The reason already exists on the second run. */
const haveReason = (product: Product) =>
  product.addReason('Not in the roll', 'We could not find you in the roll.');

/** Positions of the submissions that are declined and asked about; the others are approved one by one. */
const turned = 1;
const asked = 5;

/** Decides each submission by touch as it opens. */
async function decideEach(page: Page, titles: readonly string[]): Promise<void> {
  for (const [at, title] of titles.entries()) {
    await expect(heading(page)).toHaveText(title);
    if (at > 0) await lookAtIt(page);
    if (at === turned) {
      await page.getByRole('button', { name: 'Decline', exact: true }).tap();
      await page.getByRole('button', { name: 'Not in the roll', exact: true }).tap();
      await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue(
        'We could not find you in the roll.',
      );
      await page.getByRole('button', { name: `Decline ${title}` }).tap();
    } else if (at === asked) {
      await page.getByRole('button', { name: 'Ask', exact: true }).tap();
      await page.getByLabel('Question').fill('Under which name did you graduate?');
      await page.getByRole('button', { name: /^Ask / }).tap();
      await expect(page.getByText(`Your question to ${title} is scheduled.`)).toBeVisible();
    } else await page.getByRole('button', { name: /^(?:Approve|Mark as done)$/ }).tap();
  }
  await expect(page.getByText('You’re all caught up.')).toBeVisible();
}

test('decides ten submissions with the keyboard alone and undoes a decision with its email', async ({
  page,
  review,
}) => {
  haveReason(review.product);
  const titles = await review.send(mixed(2));
  await tryAs(page, review.product, 'Meera');
  await page.goto('/office/review');
  await expectSound(page);

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  for (const [at, title] of titles.entries()) {
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    if (at > 0) await lookAtIt(page);
    if (at === 1) {
      await page.keyboard.press('r');
      await expect(page.getByRole('button', { name: 'Not in the roll', exact: true })).toBeFocused();
      await page.keyboard.press('1');
      await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
      await expectSound(page);
      await page.keyboard.press('Control+Enter');
    } else await page.keyboard.press('a');
  }
  await expect(page.getByText('You’re all caught up.')).toBeVisible();
  await expectSound(page);

  await page.keyboard.press('z');
  await expect(page.getByText(/^Undone/)).toBeVisible();
  await expect(rowOf(page, titles.at(-1) ?? '')).toBeVisible();
  // The newest decision is about a message, which has no email; the one before it has.
  await page.keyboard.press('z');
  await expect(page.getByText('Undone, email included.')).toBeVisible();
  await expect(rowOf(page, titles.at(-2) ?? '')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('region', { name: 'Selected items' })).toContainText('2 selected');
  await expectSound(page);
  await page.keyboard.press('a');
  await expect(page.getByText(/^2 approved\./)).toBeVisible();
  await expect(page.getByText('You’re all caught up.')).toBeVisible();
});

test('tells the second of two volunteers who decided first, and keeps typed text after a reload', async ({
  page,
  browser,
  review,
}) => {
  const { product } = review;
  const [first = '', second = '', third = ''] = await review.send(['member', 'member', 'member']);
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const other = await elsewhere.newPage();
  await tryAs(page, product, 'Meera');
  await tryAs(other, product, 'Kiran');
  await page.goto('/office/review?kind=member');
  await other.goto('/office/review');

  await openOne(page, first);
  await openOne(other, first);
  await other.getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByText(`${first} is approved and in the directory.`)).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(heading(page)).toHaveText(second);
  await expect(page.getByText(/Kiran Palash approved this at .*\. Nothing was changed\.$/)).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'See it' }).click();
  await expect(heading(page)).toHaveText(first);
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await openOne(page, second);
  await page.getByRole('button', { name: 'Show contact info of' }).first().click();
  await expect(page.getByText('Shown. We logged that you viewed it.')).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('We could not find you in the Civil list.');
  await page.reload();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue(
    'We could not find you in the Civil list.',
  );
  await expect(
    page.getByText('We could not find you in the Civil list.', { exact: true }).last(),
  ).toBeVisible();
  await page.getByRole('button', { name: `Decline ${second}` }).click();
  await expect(page.getByText(`${second} is declined.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone, email included.')).toBeVisible();
  await expect(rowOf(page, second)).toBeVisible();

  await test.step('without a connection nothing is decided, and that is said', async () => {
    await openOne(page, third);
    await page.context().setOffline(true);
    const approve = page.getByRole('button', { name: 'Approve' });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await expect(approve).toHaveAccessibleDescription(/^You’re offline\./);
    await page.context().setOffline(false);
    await expect(approve).not.toHaveAttribute('aria-disabled');
  });
  await test.step('what fails comes back to where it was, and can be tried again', async () => {
    await page.route('**/api/office/queue/decide', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(rowOf(page, third)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(`${third} is approved and in the directory.`)).toBeVisible();
  });
  await elsewhere.close();

  await test.step('all that match, once their names were read', async () => {
    await review.send(mixed(2));
    await page.goto('/office/review');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: /^Select all \d+ that match$/ }).click();
    await page.getByRole('button', { name: /^Approve \d+$/ }).click();
    const names = page.getByRole('dialog', { name: /^Approve \d+\?$/ });
    await expect(names.getByRole('listitem')).toHaveCount(11);
    await names.getByRole('button', { name: 'Approve 11' }).click();
    await expect(page.getByText(/^11 approved\./)).toBeVisible();
    await expect(page.getByText('You’re all caught up.')).toBeVisible();
  });
});

test.describe('review on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  // 180 ms: before the answer. 600 ms: the next item is already shown, but nobody can have read it.
  for (const [by, pauseMs] of [
    ['finger', 180],
    ['key', 600],
  ] as const)
    test(`approves one item by two presses ${pauseMs} ms apart, by ${by}`, async ({ page, review }) => {
      const [first = '', second = '', third = ''] = await review.send(['member', 'member', 'member']);
      await tryAs(page, review.product, 'Meera');
      await page.goto('/office/review?kind=member');
      await openOne(page, first);
      await expect(page.getByRole('button', { name: 'Approve' })).toBeInViewport();
      const decisions: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/office/queue/decide')) decisions.push(request.postData() ?? '');
      });
      // Both presses are dispatched inside the page, because the test's own clock is too imprecise.
      await page.evaluate(
        async ([pause, isKey]) => {
          const press = () => {
            if (isKey)
              document.activeElement?.dispatchEvent(
                new KeyboardEvent('keydown', { key: 'a', bubbles: true }),
              );
            else document.querySelector<HTMLElement>('[aria-keyshortcuts="a"]')?.click();
          };
          press();
          await new Promise((resolve) => setTimeout(resolve, Number(pause)));
          press();
        },
        [pauseMs, by === 'key'] as const,
      );
      await expect(heading(page)).toHaveText(second);
      await expect(page.getByText(`${first} is approved and in the directory.`)).toBeVisible();
      await expect(page.getByText(/Nothing was changed/)).toHaveCount(0);
      await lookAtIt(page);
      await expect(heading(page)).toHaveText(second);
      expect(decisions).toHaveLength(1);

      // A press after the new item was seen decides it.
      if (by === 'key') await page.keyboard.press('a');
      else await page.getByRole('button', { name: 'Approve' }).tap();
      await expect(heading(page)).toHaveText(third);
      expect(decisions).toHaveLength(2);
    });

  test('opens an item as a page, returns to the same place in the list, and decides ten items', async ({
    page,
    review,
  }) => {
    haveReason(review.product);
    const titles = await review.send(mixed(2));
    const [first = ''] = titles;
    await tryAs(page, review.product, 'Meera');
    await page.goto('/office/review');
    await expectSound(page);

    const bar = page.getByRole('navigation', { name: 'Office, short' });
    const last = rowOf(page, titles.at(-1) ?? '');
    await last.tap();
    await expect(heading(page)).toHaveText(titles.at(-1) ?? '');
    await expect(bar).toBeHidden();
    await expectSound(page);
    await page.getByRole('link', { name: /^Queue, \d+ of \d+$/ }).tap();
    await expect(last).toBeInViewport();
    await expect(bar).toBeVisible();

    await rowOf(page, first).tap();
    await expect(heading(page)).toHaveText(first);
    for (const name of ['Approve', 'Decline', 'Ask']) {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toBeInViewport();
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
    await decideEach(page, titles);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectSound(page);
    await page.goto('/office/review?state=asked');
    await expect(rowOf(page, titles[asked] ?? '')).toBeVisible();
  });
});

test('shows matches with the alumni register and approves a clear match', async ({ page, review }) => {
  const [known = '', unknown = ''] = await review.send(['member', 'member']);
  await tryAs(page, review.product, 'Meera');
  await page.goto('/office/members/import');
  await page.getByRole('link', { name: 'The alumni register' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Alumni register' })).toBeVisible();
  await expectSound(page);
  const years = Array.from({ length: 30 }, (_, index) => `${known};${1980 + index};Civil;555`);
  const buffer = Buffer.from(
    ['Student name;Batch;Branch;Mobile', ...years, 'Nobody;19987;Civil;'].join('\r\n'),
  );
  const file = { name: 'graduates.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel(/^Choose a file/).setInputFiles(file);
  await expect(page.getByText(/^Line 32: The year is not between/)).toBeVisible();
  await expect(page.getByText('Not imported: Mobile.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Import 30' }).press('Enter');
  await expect(page.getByText(/^30 graduates imported\./)).toBeVisible();
  await expect(page.getByText(/^30 graduates in the alumni register/)).toBeVisible();
  await expectSound(page);

  await page.goto('/office/review');
  await expect(rowOf(page, known)).toContainText(', in the alumni register');
  await expect(rowOf(page, unknown)).toContainText(', not in the alumni register');
  await page.getByRole('button', { name: 'All chapters, waiting' }).press('Enter');
  await page.getByLabel('Alumni register').selectOption('clear');
  await expect(page).toHaveURL(/match=clear/);
  await expect(rowOf(page, unknown)).toHaveCount(0);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Alumni register')).toBeHidden();
  await openOne(page, known);
  await expect(page.getByText(new RegExp(`^In the alumni register: ${known}, `))).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('a');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).press('Enter');
  await openOne(page, unknown);
  await expect(page.getByText(/^No one with that name and year in the alumni register/)).toBeVisible();

  await page.goto('/office/members/alumni-register');
  await page.getByRole('button', { name: 'Remove the register' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the register' }).press('Enter');
  await expect(page.getByText(/^The alumni register is removed\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the register' })).toHaveCount(0);
});

test('renews and removes a job, edits a story, and undoes changes with the keyboard', async ({
  page,
  review,
}) => {
  await tryAs(page, review.product, 'Meera');
  await page.goto('/office/published');
  await expectSound(page);
  const job = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Verification engineer' });
  await job.getByRole('button', { name: /^Renew/ }).press('Enter');
  await expect(page.getByText(/stays on the board until/)).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText(/is back to what it was\.$/)).toBeVisible();
  await job.getByRole('button', { name: /^Remove from site/ }).press('Enter');
  await page.getByLabel(/^Reason/).fill('The post is filled.');
  await page.getByRole('button', { name: 'Remove and email' }).press('Enter');
  await expect(job).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(job).toHaveCount(1);
  await page.goto('/office/published?kind=story');
  await expectSound(page);

  const [title = ''] = await review.send(['story']);
  await page.goto('/office/review');
  await openOne(page, title);
  await page.keyboard.press('a');
  await expect(rowOf(page, title)).toHaveCount(0);
  await page.goto('/office/published?kind=story');
  const mend = page.getByRole('button', { name: `Edit ${title}` });
  await mend.press('Enter');
  const dialog = page.getByRole('dialog');
  const edited = `The pump hums now. ${'The tank on the roof answered. '.repeat(20)}`.trim();
  await expect(dialog.getByLabel('Tell the author')).not.toBeChecked();
  await dialog.getByLabel('Text').fill(edited);
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('The pump hums now.');
  await expect(
    dialog.getByText(/^Draft saved \d{1,2}:\d\d [AP]M, not (published|sent|in use)$/),
  ).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(mend).toBeFocused();
  await page.reload();
  await mend.press('Enter');
  await expect(dialog.getByLabel('Text')).toHaveValue(edited);
  await dialog.getByRole('button', { name: 'Save the story' }).press('Enter');
  await expect(page.getByText(`“${title}” is saved.`)).toBeVisible();
});

test('a reader opens items, and can neither select nor decide them', async ({ page, review }) => {
  const { product } = review;
  const [title = ''] = await review.send(['member']);
  // The first volunteer has to be an admin.
  const phone = await withPhone(page);
  await join(page, invitationTo(product, 'Meera Kadamb', 'meera.review@example.org'));
  await page.context().clearCookies();
  await changePhone(phone);
  await join(page, invitationTo(product, 'Tara Palash', 'tara.reads@example.org', 'reader'));
  await page.goto('/office/review');
  await openOne(page, title);
  for (const name of ['Approve', 'Decline', 'Ask'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});
