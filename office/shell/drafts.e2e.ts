import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expectSound } from '../../site/e2e/axe.ts';
import type { Product } from '../../site/e2e/product.ts';
import { changePhone, invitationTo, join, tryAs, withPhone } from '../testing/officePage.ts';
import { expect, heading, openOne, rowOf, test } from '../testing/reviewPage.ts';

// Browsers log failed requests and an unreachable server; React logs a screen that failed to load.
test.use({
  expectedComplaints: [
    /status of 4(?:0[134]|10)|status of 50|ERR_(?:CONNECTION_REFUSED|FAILED)|^console: (?:ApiError|TypeError)/,
  ],
});

/** Triggers the pulse, so that changes by others arrive now. */
const beat = async (page: Page) => {
  const answered = page.waitForResponse(/\/api\/office\/pulse/);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await answered;
};

test('syncs drafts between machines, shows other viewers, saves views, and keeps typed text while the server is down', async ({
  page,
  browser,
  review: { product, send },
}) => {
  const [first = '', second = '', third = ''] = await send(['member', 'story', 'job']);
  await tryAs(page, product, 'Meera');
  await page.goto('/office/review');
  const reason = page.getByRole('textbox', { name: 'Reason' });
  const turnDown = page.getByRole('button', { name: 'Decline', exact: true });

  await test.step('a draft is on another machine, too', async () => {
    await openOne(page, first);
    await turnDown.click();
    await reason.fill('We could not find you in the rolls of 1987.');
    await expect(
      page.getByText(/^Draft saved \d{1,2}:\d\d [AP]M, not (published|sent|in use)$/),
    ).toBeVisible();
    const elsewhere = await browser.newContext({ baseURL: product.url });
    const other = await elsewhere.newPage();
    await tryAs(other, product, 'Meera');
    await other.goto('/office/review');
    await openOne(other, first);
    await other.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(other.getByRole('textbox', { name: 'Reason' })).toHaveValue(/rolls of 1987\.$/);
    await elsewhere.close();
  });
  await test.step('who else looks is said beside the name and in the list', async () => {
    const elsewhere = await browser.newContext({ baseURL: product.url });
    const kiran = await elsewhere.newPage();
    await tryAs(kiran, product, 'Kiran');
    await kiran.goto('/office/review');
    const looks = kiran.waitForResponse(/\/pulse\?looking=M-/);
    await openOne(kiran, first);
    await looks;
    await beat(page);
    const said = page.getByRole('paragraph').filter({ hasText: /Kiran \w+ has this open$/ });
    await expect(said).toBeVisible();
    // Events, news and members show other viewers, too.
    const event = '/office/events/event-long-table';
    const looksThere = kiran.waitForResponse(/\/pulse\?looking=event/);
    await kiran.goto(event);
    await looksThere;
    await page.goto(event);
    await beat(page);
    await expect(said).toBeVisible();
    await elsewhere.close();
  });
  await test.step('a view has a name, and loses it again', async () => {
    await page.goto('/office/review?kind=story');
    const views = page.getByRole('button', { name: 'Saved views' });
    await views.click();
    await page.getByLabel('Save this view as').fill('Only stories');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const view = page.getByRole('link', { name: 'Only stories' });
    await expect(view).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(views).toBeFocused();
    await page.goto('/office/review');
    await views.click();
    await view.click();
    await expect(page).toHaveURL(/kind=story/);
    await views.click();
    await page.getByRole('button', { name: 'Remove the view Only stories' }).click();
    await expect(view).toHaveCount(0);
  });
  await test.step('the server is away: reading goes on, deciding says why not, nothing typed is lost', async () => {
    await page.goto('/office/review');
    const ahead = page.waitForResponse(/\/api\/office\/queue\/J-/);
    await openOne(page, second);
    await turnDown.click();
    await reason.fill('It is no story.');
    await ahead;
    await product.stop();
    await page.getByRole('button', { name: 'Decline Leela Umbar' }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(page.getByText(`${second}: The server could not be reached.`)).toBeVisible();
    await expect(heading(page)).toHaveText(third);
    await expect(rowOf(page, second)).toBeVisible();
    await product.resume();
    await openOne(page, second);
    await turnDown.click();
    await expect(reason).toHaveValue('It is no story.');
    await again.click();
    await expect(page.getByText(`“${second}” is declined.`)).toBeVisible();
    await expect(rowOf(page, second)).toHaveCount(0);
  });
});

test('prompts to reload after the Office was updated, and runs the new build then', async ({
  page,
  review: { product },
}) => {
  // Simulates a first response from before the update.
  await page.route(
    /\/api\/office\/pulse/,
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), build: 'of yesterday' } });
    },
    { times: 1 },
  );
  await tryAs(page, product, 'Meera');
  await beat(page);
  await expect(page.getByText('The Office was updated. Reload when you’re ready.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText(/^The Office was updated/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();

  // A screen of the old build that was not loaded yet no longer exists.
  await page.route(/\/office\/assets\/settings[^/]*\.js$/, (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

/** Changes the database directly, to simulate the passing of time. */
function inDatabase<Answer>({ dataDir }: Product, work: (database: DatabaseSync) => Answer): Answer {
  const database = new DatabaseSync(path.join(dataDir, 'banyan.db'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const emailTo = (product: Product, email: string): string =>
  inDatabase(product, (database) => {
    const row = database
      .prepare('select body from outbox where recipient = ? order by created_at desc, id desc')
      .get(email);
    return String(row?.body);
  });

test('replaces a lost passkey with a code and an email, and warns before a session ends', async ({
  page,
  review: { product },
}) => {
  const email = 'sneha.lost@example.org';
  const phone = await withPhone(page);
  const codes = await join(page, invitationTo(product, 'Sneha Kadamb', email));

  await test.step('two minutes before the end a line says so, and an act puts it off', async () => {
    inDatabase(product, (database) =>
      database
        .prepare('update sign_in_sessions set seen_at = ? where ended_at is null')
        .run(Date.now() - 28.5 * 60_000),
    );
    await beat(page);
    await expect(page.getByText(/^You will be signed out at \d{1,2}:\d\d [AP]M\.$/)).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByText(/^You will be signed out/)).toHaveCount(0);
  });
  await test.step('after signing out the browser’s button shows nothing of what there was', async () => {
    await page.goto('/office/me');
    await expect(page.getByLabel('Your name')).toHaveValue('Sneha Kadamb');
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await expect(page.getByRole('button', { name: 'Sign in with your passkey' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Sign in with your passkey' })).toBeVisible();
    await expect(page.getByText('Sneha Kadamb')).toHaveCount(0);
  });
  await test.step('by a code and the letter', async () => {
    await changePhone(phone);
    await page.goto('/office/sign-in');
    await page.getByRole('link', { name: 'I can’t use my passkey' }).click();
    await page.getByLabel('Your email').fill(email);
    await page.getByLabel('One of your recovery codes').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Email me the link' }).click();
    await expect(page.getByText('If both are right, we emailed you a link.')).toBeVisible();
    await page.goto(/http:\S+\/office\/new-passkey#[\w-]+/.exec(emailTo(product, email))?.[0] ?? '');
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible();
    await expect(page.getByText('7 of 8 are left')).toBeVisible();
  });
  await test.step('the lost one is removed, and the last one cannot be', async () => {
    const remove = page.getByRole('button', { name: /^Remove / });
    await expect(remove).toHaveCount(3);
    await expectSound(page);
    await page.goto('/office');
    const steps = page.getByRole('region', { name: 'First steps' }).getByRole('listitem');
    await steps.getByRole('link', { name: 'Remove the lost passkey' }).click();
    await page.getByRole('button', { name: 'Remove the lost passkey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('The passkey is removed.')).toBeVisible();
    await expect(remove).toHaveCount(0);
    await expectSound(page);
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await page.getByRole('button', { name: 'Sign in with your passkey' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  });
});
