import type { Page } from '@playwright/test';
import * as contact from './contactPage.ts';
import * as donate from './donatePage.ts';
import * as registration from './eventRegisterPage.ts';
import * as wizard from './registerPage.ts';
import { samples, test } from './specHost.ts';
import { expect, hydrated } from './test.ts';

/* Tests of the built product with a host on another origin that implements exactly part-1.txt and part-2.txt. */

// Such a host has neither the counts per year, which hovering over the link to the classes preloads, nor the members of the day.
test.use({ expectedComplaints: [/get-(class-years|daily-members)/] });

const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const read = (body: string | undefined): unknown => JSON.parse(body ?? 'null');
const { featuredEvent, event, pastEvent, newsItem, story, job } = samples;

/** Person of part 2 §7, with the fields that the forms need. */
const person = { firstName: 'Bakul', lastName: 'Kadamb', email: 'bakul.kadamb@example.org' };

test('every reading page shows the host’s data', async ({ page, host }) => {
  await page.goto('/');
  await expect(titled(page, featuredEvent.title)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register', exact: true })).toHaveAttribute(
    'href',
    `/events/register/${featuredEvent._id}`,
  );

  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('link', { name: newsItem.title }).first().click();
  await expect(page.getByRole('article').getByText(newsItem.createdBy.name)).toBeVisible();

  await page.goto('/news');
  await page.getByRole('link', { name: newsItem.title }).click();
  await expect(page).toHaveURL(`/news/${newsItem._id}`);
  await expect(page.getByText('Nobody remembers who lost the key.')).toBeVisible();
  await expect(page.getByRole('article').getByRole('img').first()).toHaveAttribute(
    'src',
    `${host.url}/uploads/lathe.png`,
  );

  await page.goto('/alumni-directory');
  await expect(titled(page, 'Mogra Sitaphal')).toBeVisible();
  await expect(page.getByText('Blue Kiln, Ohio')).toBeVisible();

  await page.goto('/alumni-stories');
  await page.getByRole('link', { name: story.title, exact: true }).click();
  await expect(page.getByText('once it held twelve')).toBeVisible();
  await expect(page.getByText('October 5, 2026')).toBeVisible();

  await page.goto('/events');
  await expect(titled(page, event.title)).toBeVisible();
  await page
    .getByRole('link', { name: new RegExp(pastEvent.title) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/events/past/${pastEvent._id}`));
  await expect(page.getByText('Max Attendees - 40')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Videos/ })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3);

  await page.goto('/job-board');
  await expect(titled(page, job.title)).toBeVisible();
  await expect(page.getByRole('link', { name: /apply/i })).toHaveAttribute(
    'href',
    'mailto:bench@example.org',
  );

  for (const path of ['/resources', '/membership', '/donate-home']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('messages, applications and registrations succeed with any success response, and no empty reference is shown', async ({
  page,
  host,
}) => {
  await test.step('contact, answered with nothing', async () => {
    await contact.open(page);
    await contact.fill(page, person.email);
    await contact.prove(page);
    await contact.submit(page);
    await expect(contact.succeeded(page)).toBeFocused();
    await expect(page.getByRole('main')).not.toContainText(/Reference|undefined/);
    expect(read(host.sent('POST /contact').at(-1))).toMatchObject({
      ...person,
      phone: '',
      message: contact.message,
      captchaToken: expect.stringMatching(/./),
    });
  });

  await test.step('membership, answered with HTML', async () => {
    await wizard.open(page);
    await wizard.fillStep1(page, person.email);
    await wizard.fillStep2(page);
    await wizard.prove(page);
    await wizard.send(page);
    await expect(wizard.succeeded(page)).toBeFocused();
    await expect(page.getByRole('main')).not.toContainText(/Reference|undefined/);
    expect(read(host.sent('POST /member/member-register').at(-1))).toMatchObject({
      FirstName: 'Meera',
      LastName: 'Kadamb',
      email: person.email,
      Year: 1998,
      Dept: 'E&TC',
      mentorshipInterest: false,
      captchaToken: expect.stringMatching(/./),
    });
  });

  await test.step('an event, answered with a message', async () => {
    await page.clock.install();
    await page.goto(`/events/register/${event._id}`);
    await hydrated(page);
    await registration.fill(page, person.email);
    await page.clock.fastForward(5_000);
    await registration.press(page);
    await expect(page.getByRole('region', { name: registration.succeeded })).toBeVisible();
    await page.clock.runFor(2_500);
    await expect(page).toHaveURL('/events');
    const kept = page.getByRole('region', { name: `You are registered for ${event.title}` });
    await expect(kept).toContainText(event.location);
    await expect(kept).not.toContainText(/Reference|undefined/);
    expect(read(host.sent(`POST /events/register/${event._id}`).at(-1))).toMatchObject({
      ...person,
      graduationYear: 1998,
      comments: 'No onions, please.',
    });
  });
});

test('sends a story and a job, answered with a list and a message', async ({ page, host }) => {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const words = 'He never once wrote down what I owed him for four years of tea. ';

  await test.step('a story', async () => {
    await page.clock.install();
    await page.goto('/submit-story');
    await hydrated(page);
    for (const [name, value] of [
      ['Title', 'Four years of tea'],
      ['Story', words.repeat(6)],
      ['Name', 'Bakul Kadamb'],
      ['Email', person.email],
      ['Contact number', '+1 555 0142'],
      ['Current role', 'Director'],
      ['Company or organization', 'Open Filter'],
    ] as const)
      await box(name).fill(value);
    await page.getByText('Social impact', { exact: true }).click();
    await page.getByLabel('Graduation year').selectOption('2008');
    await page.getByLabel('Department').selectOption('Mechanical Engineering');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.clock.fastForward(5_000);
    await page.getByRole('button', { name: 'Submit story' }).click();
    await expect(titled(page, 'Your story is with the editors')).toBeFocused();
    await expect(page.getByRole('main')).not.toContainText(/Reference|undefined/);
    const sent = host.sent('POST /alumni-stories/create').at(-1) ?? '';
    for (const [key, value] of Object.entries({
      title: 'Four years of tea',
      graduationYear: '2008',
      department: 'Mechanical Engineering',
      category: 'social-impact',
      agreeTerms: 'true',
    }))
      expect(sent).toMatch(new RegExp(`name="${key}"\r\n\r\n${value}\r\n`));
  });

  await test.step('a job', async () => {
    await page.goto('/submit-job');
    await hydrated(page);
    for (const [name, value] of [
      ['Job title', 'Tea auditor'],
      ['Company name', 'Open Filter'],
      ['Location', 'Reno, Nevada'],
      ['Job description', words.repeat(2)],
      ['Application link', 'https://jobs.example.org/tea'],
      ['Your name', 'Bakul Kadamb'],
      ['Email', person.email],
      ['Contact number', '(555) 555-0118'],
    ] as const)
      await page.getByRole('textbox', { name }).fill(value);
    await page.locator('label').filter({ hasText: 'Contract' }).click();
    await page.getByRole('checkbox', { name: /^I agree to the terms/ }).check();
    await contact.prove(page);
    await page.getByRole('button', { name: 'Submit Job Posting' }).click();
    await expect(titled(page, 'Job Posting Submitted Successfully!')).toBeFocused();
    await expect(page.getByRole('main')).not.toContainText(/Reference|undefined/);
    expect(read(host.sent('POST /jobs/create-jobs').at(-1))).toMatchObject({
      title: 'Tea auditor',
      jobType: 'Contract',
      applicationLink: 'https://jobs.example.org/tea',
      postedBy: { User: { name: 'Bakul Kadamb', email: person.email, contactNo: '(555) 555-0118' } },
      agreeTerms: true,
      captchaToken: expect.stringMatching(/./),
    });
  });
});

test('a gift leads from its order to the thank-you page, whose body may be minimal', async ({
  page,
  host,
}) => {
  await donate.open(page, '/donate');
  await donate.toPayment(page);
  await page.getByRole('button', { name: 'Donate', exact: true }).click();
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(donate.thankYou(page)).toBeVisible();
  await expect(page).toHaveURL('/donation-success/5O190127TN364715T');
  await expect(page.getByRole('main')).toContainText('$25.00');
  await expect(page.getByRole('main')).not.toContainText(/undefined|Invalid/);
  expect(read(host.sent('POST /donations/create-order').at(-1))).toMatchObject({
    amount: 25,
    currency_code: 'USD',
  });
  expect(read(host.sent('POST /donations/capture-order').at(-1))).toMatchObject({
    orderId: '5O190127TN364715T',
    donorInfo: { firstName: 'Rohan', graduationYear: 2011, program: 'BE/B-Tech' },
  });
});
