import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { smtpFake } from '@banyan/server/fakes';
import type { Page } from '@playwright/test';
import { expectSound } from '../../../site/e2e/axe.ts';
import { newEvent } from '../../../site/e2e/eventRegisterPage.ts';
import { Product } from '../../../site/e2e/product.ts';
import { test as base, expect } from '../../../site/e2e/test.ts';
import { invitationTo, join, tryAs, withPhone } from '../../testing/officePage.ts';

type Post = Awaited<ReturnType<typeof smtpFake>>;

interface WorkerFixtures {
  /** The product with its Office and a fake mail server that records what it receives. */
  house: {
    office: Product;
    post: Post;
    /** Commands that the mail server rejects now, with its answer. */
    refuses: Map<string, string>;
  };
}

const test = base.extend<object, WorkerFixtures>({
  baseURL: async ({ house }, use) => use(house.office.url),
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const refuses = new Map<string, string>();
      const post = await smtpFake((command) => refuses.get(command.toLowerCase()));
      const office = await Product.start(
        {
          OFFICE: 'on',
          SMTP_URL: post.url,
          MAIL_FROM: 'post@example.org',
          MAIL_TO: 'volunteers@example.org',
          MAIL_PER_MINUTE: '6000',
        },
        'localhost',
      );
      change(
        office,
        "insert into own_words (part, words) values ('postal-address', ?)",
        '100 Example Street',
      );
      await use({ office, post, refuses });
      await office.remove();
      await post.close();
    },
    { scope: 'worker' },
  ],
});

// Browsers log responses with an error status.
test.use({ expectedComplaints: [/status of 4(?:0[134]|09|22)/] });

/** Changes the database directly: time passes, a member moves. */
function change(office: Product, sql: string, ...values: (string | number)[]): void {
  const database = new DatabaseSync(path.join(office.dataDir, 'banyan.db'), { timeout: 5_000 });
  database.prepare(sql).run(...values);
  database.close();
}

/** Ends the ten minutes’ hold. */
const endHold = (office: Product) =>
  change(office, "update mailings set hold_until = ? where state = 'held'", Date.now());

/** Emails with this subject, with soft line breaks removed. */
const emailsOf = ({ emails }: Post, subject: string) =>
  emails.map(({ text }) => text.replaceAll('=\n', '')).filter((text) => text.includes(`Subject: ${subject}`));

const linkIn = (message: string) =>
  /List-Unsubscribe: <([^>]+)>/.exec(message.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1] ?? '';

const box = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('an admin drafts, previews, checks, tests, stops and sends a campaign to members; a reader unsubscribes with one click and on the page', async ({
  page,
  browser,
  house: { office, post },
}) => {
  await withPhone(page);
  await join(page, invitationTo(office, 'Leela Umbar', 'leela.umbar@example.org'));
  // Sixty subscribed members; the step-up with the passkey has expired.
  change(
    office,
    "update members set newsletter = 1, state = 'CA' where id in (select id from members where status = 'approved' and email <> '' limit 60)",
  );
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  await expect(page.getByText('No drafts.')).toBeVisible();
  await expectSound(page);
  await button(page, 'Write').click();

  await box(page, 'Subject').fill('Forty laptops');
  await box(page, 'Text').fill('Dear {first name},\n\nthey **left** on Thursday.');
  await expect(page.getByText('13 of 60 characters')).toBeVisible();
  const said = page.getByRole('group', { name: 'Who gets it' }).getByRole('status');
  await expect(said).toContainText('60 will get it.');
  const mail = page.frameLocator('iframe[title="The email, 600 wide"]');
  await expect(mail.getByText('Dear Leela,')).toBeVisible();
  await expect(page.getByText(/^Draft saved \d{1,2}:\d\d [AP]M, not sent$/)).toBeVisible();
  await page.reload();
  await expect(box(page, 'Subject')).toHaveValue('Forty laptops');
  await expectSound(page);

  await test.step('somebody else saves it meanwhile: what was written stays on top of it', async () => {
    change(office, "update mailings set version = version + 1, reply_to = 'kiran@example.org'");
    await box(page, 'Subject').fill('Forty-one laptops');
    await expect(page.getByText(/What you wrote is on top of it\.$/)).toBeVisible();
    await expect(page.getByText(/^Draft saved \d{1,2}:\d\d [AP]M, not sent$/)).toBeVisible();
    await page.reload();
    await expect(box(page, 'Subject')).toHaveValue('Forty-one laptops');
  });

  await test.step('the check, and the letter to oneself', async () => {
    await button(page, 'Check the campaign').click();
    await expect(page.getByText('You have not read it in your own inbox')).toBeVisible();
    await button(page, 'Send me a test').click();
    await expect(page.getByText('You read it in your own inbox')).toBeVisible();
    expect(emailsOf(post, 'Forty-one laptops')).toHaveLength(1);
    await expectSound(page);
  });

  await test.step('without a postal address it cannot leave, and the button says so', async () => {
    const setAddress = (words: string) =>
      change(office, "update own_words set words = ? where part = 'postal-address'", words);
    setAddress('');
    await page.reload();
    const send = button(page, 'Schedule to 60 people');
    await expect(send).toHaveAccessibleDescription('It can’t be sent: it has no postal address.');
    await box(page, 'Type the number to confirm').fill('60');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Sends / })).toHaveCount(0);
    await expectSound(page);
    setAddress('100 Example Street');
    await page.reload();
  });

  await test.step('the number is typed, the passkey shown, and the hold stopped: nothing has left', async () => {
    change(office, 'update sign_in_sessions set fresh_until = 0');
    await button(page, 'Schedule to 60 people').click();
    await expect(page.getByText('Type 60, the number of people who will get it.')).toBeVisible();
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await button(page, 'Use my passkey').click();
    await expect(
      page.getByRole('heading', { name: /^Sends (tomorrow )?at \d{1,2}:\d\d [AP]M to 60 people$/ }),
    ).toBeVisible();
    await expectSound(page);
    await page.goto('/office');
    await button(page, 'Stop “Forty-one laptops”').click();
    await expect(page.getByText('Stopped. Nothing was sent, and it is a draft again.')).toBeVisible();
    endHold(office);
    expect(emailsOf(post, 'Forty-one laptops')).toHaveLength(1);
  });

  await test.step('sent after all, everybody has it once', async () => {
    await page.goto('/office/campaigns');
    await page.getByRole('link', { name: 'Forty-one laptops' }).click();
    await button(page, 'Check the campaign').click();
    await box(page, 'Type the number to confirm').fill('60');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Stop the campaign')).toBeVisible();
    endHold(office);
    await expect(page.getByText('We don’t count opens or clicks')).toBeVisible({
      timeout: 60_000,
    });
    await expectSound(page);
    const arrived = emailsOf(post, 'Forty-one laptops').slice(1);
    expect(new Set(arrived.map((message) => /^To: (.+)$/m.exec(message)?.[1])).size).toBe(60);
    expect(arrived).toHaveLength(60);
  });

  const [first = '', second = ''] = emailsOf(post, 'Forty-one laptops').slice(1).map(linkIn);
  await test.step('a mailbox presses once, from nowhere', async () => {
    const answer = await fetch(first, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
  });
  await test.step('by the page, without JavaScript: fewer, none, and all again', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const reader = await context.newPage();
    const opened = await reader.goto(second);
    expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    await expect(reader.getByRole('heading', { level: 1, name: 'You get our emails' })).toBeVisible();
    await button(reader, 'Fewer: only my chapter').click();
    await expect(reader.getByText('From now on you get only your chapter’s emails.')).toBeVisible();
    await button(reader, 'Unsubscribe').click();
    await expect(reader.getByRole('heading', { level: 1, name: 'You get no emails' })).toBeVisible();
    await expect(reader.getByText('If you change your mind')).toBeVisible();
    await button(reader, 'Get all emails again').click();
    await expect(reader.getByRole('heading', { level: 1, name: 'You get our emails' })).toBeVisible();
    await reader.goto(first);
    await expect(reader.getByRole('heading', { level: 1, name: 'You get no emails' })).toBeVisible();
    await context.close();
  });
  await page.reload();
  await expect(page.getByText('unsubscribed from this campaign')).toBeVisible();
  await page.goto(second);
  await expectSound(page);
});

test('an organizer emails the guests of her event on a phone with the keyboard alone; two mailboxes reject it at first and receive it later', async ({
  page,
  house: { office, post, refuses },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const event = newEvent(office, { title: 'Tea at the pier', chapter: 'bay-area' }).split('/').at(-1) ?? '';
  for (const firstName of ['Bakul', 'Tara'])
    await fetch(`${office.url}/api/events/register/${event}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: office.url },
      body: JSON.stringify({
        firstName,
        lastName: 'Kadamb',
        email: `${firstName}@example.org`,
        graduationYear: '1998',
        comments: '',
      }),
    });
  await tryAs(page, office, 'Asha');
  await page.goto(`/office/events/${event}?tab=people`);
  await button(page, 'Email guests').press('Enter');
  await expect(page.getByLabel('Event guests')).toHaveValue(event);
  await box(page, 'Subject').focus();
  await page.keyboard.type('Bring a cup');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dear {first name}, bring a cup.');
  await expect(page.getByText('2 will get it.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Preview' }).press('Enter');
  await page.getByLabel('Plain text').press('Space');
  await expect(page.getByText(/^Dear Asha, bring a cup\./)).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Check' }).press('Enter');
  const number = box(page, 'Type the number to confirm');
  await number.focus();
  await expectSound(page);
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: /^Sends (tomorrow )?at \d{1,2}:\d\d [AP]M to 2 people$/ }),
  ).toBeVisible();
  await expectSound(page);
  refuses.set('rcpt to:<bakul@example.org>', '550 5.1.1 unknown');
  refuses.set('rcpt to:<tara@example.org>', '421 4.7.0 later');
  endHold(office);
  await expect(page.getByRole('row', { name: /No such mailbox/ })).toContainText(
    'After a second failure: unreachable',
    { timeout: 30_000 },
  );
  await expect(page.getByRole('row', { name: /Their server said: try later/ })).toContainText('We try again');
  await button(page, 'Pause').press('Enter');
  await expect(button(page, 'Continue')).toBeVisible();
  await expectSound(page);
  refuses.clear();
  change(office, 'update outbox set next_attempt_at = 0 where sent_at is null and given_up_at is null');
  await button(page, 'Continue').press('Enter');
  await expect(page.getByText('We don’t count opens or clicks')).toBeVisible({ timeout: 30_000 });
  await button(page, 'Send again to the 1').press('Enter');
  const arrivals = () => emailsOf(post, 'Bring a cup');
  await expect.poll(() => arrivals().length, { timeout: 30_000 }).toBe(2);
  await expect(page.getByText('We don’t count opens or clicks')).toBeVisible({ timeout: 30_000 });
  await expectSound(page);
  const arrived = arrivals();
  expect(arrived.map((message) => /^To: (.+)$/m.exec(message)?.[1]?.toLowerCase()).toSorted()).toEqual([
    'bakul@example.org',
    'tara@example.org',
  ]);
});
