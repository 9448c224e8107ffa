import { siteverify } from '@banyan/server/fakes';
import { type Page, request } from '@playwright/test';
import { Product } from '../../site/e2e/product.ts';
import { test as base, expect } from '../../site/e2e/test.ts';

/** First names of the senders, used in turn. Each last name ends with the next letter of the alphabet. */
const firstNames = [
  'Sunita',
  'Ravi',
  'Lakshmi',
  'Anasuya',
  'Rohan',
  'Tara',
  'Leela',
  'Vikram',
  'Asha',
  'Meena',
];

/** Office with a fake hCaptcha that accepts its visitors as people. */
export interface ReviewOffice {
  product: Product;
  /** Sends submissions as visitors. @returns their titles in the queue, in the order in which they were sent */
  send: (kinds: readonly SentKind[]) => Promise<string[]>;
  /** Declines what is still waiting, so that the next test starts with an empty queue. */
  settle: () => void;
}

interface TestFixtures {
  /** Empties the queue after each test. */
  settled: undefined;
}

export type SentKind = 'member' | 'story' | 'job' | 'message';

interface WorkerFixtures {
  review: ReviewOffice;
}

let sent = 0;

const senders: Readonly<
  Record<
    SentKind,
    (number: number, captchaToken: string) => { path: string; body: string | FormData; title: string }
  >
> = {
  member(number, captchaToken) {
    const FirstName = firstNames[number % firstNames.length] ?? 'Rohan';
    const LastName = `Bakul ${'abcdefghijklmnopqrstuvwxyz'[number % 26]?.toUpperCase()}.`;
    const email = `member-${number}@example.org`;
    return {
      path: '/api/member/member-register',
      body: JSON.stringify({
        FirstName,
        LastName,
        email,
        Year: 1980 + (number % 30),
        Dept: 'Civil',
        captchaToken,
      }),
      title: `${FirstName} ${LastName}`,
    };
  },
  job(number, captchaToken) {
    const title = `Gate operator ${number}`;
    return {
      path: '/api/jobs/create-jobs',
      body: JSON.stringify({
        title,
        company: 'Open Canal',
        location: 'Lowell, Massachusetts',
        jobType: 'Part-time',
        description: 'You open the gates at six and close them at ten, and in between you listen. '.repeat(3),
        requirements: 'A steady hand\nA loud voice',
        applicationLink: 'https://jobs.example.org/gate',
        postedBy: {
          User: { name: 'Leela Umbar', email: `job-${number}@example.org`, contactNo: '978-555-0100' },
        },
        agreeTerms: true,
        captchaToken,
      }),
      title,
    };
  },
  message(number, captchaToken) {
    return {
      path: '/api/contact',
      body: JSON.stringify({
        firstName: 'Asha',
        lastName: `Kadamb ${number}`,
        email: `message-${number}@example.org`,
        phone: '',
        message: `Which batch reunion is in Pune this winter? I ask for the ${number}th time.`,
        captchaToken,
      }),
      title: `Asha Kadamb ${number}`,
    };
  },
  story(number, captchaToken) {
    const title = `The tabla in hostel ${number}`;
    const form = new FormData();
    const fields = {
      title,
      name: 'Leela Umbar',
      email: `story-${number}@example.org`,
      contactNo: '555-0142',
      graduationYear: '1998',
      department: 'Civil Engineering',
      currentRole: 'Structural engineer',
      company: 'Northspan Systems',
      category: 'career',
      story: `It began with a tabla.\n\n${'The tank on the roof answered. '.repeat(20)}`,
      agreeTerms: 'true',
      captchaToken,
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return { path: '/api/alumni-stories/create', body: form, title };
  },
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  settled: [
    async ({ review }, use) => {
      await use(undefined);
      review.settle();
    },
    { auto: true },
  ],
  baseURL: async ({ review }, use) => use(review.product.url),
  review: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const people = await siteverify();
      const product = await Product.start(
        {
          OFFICE: 'on',
          HCAPTCHA_SITE_KEY: 'site',
          HCAPTCHA_SECRET: 'secret',
          HCAPTCHA_VERIFY_URL: people.verifyUrl,
        },
        'localhost',
      );
      const api = await request.newContext({
        baseURL: product.url,
        extraHTTPHeaders: { Origin: product.url },
      });
      const refs: string[] = [];
      await use({
        product,
        settle() {
          if (refs.length > 0) product.decline(refs, 'The test is over.');
          refs.length = 0;
        },
        async send(kinds) {
          const titles: string[] = [];
          for (const kind of kinds) {
            sent += 1;
            const { path, body, title } = senders[kind](sent, people.issue());
            const answer = await api.post(path, {
              maxRetries: 2,
              ...(typeof body === 'string'
                ? { data: body, headers: { 'Content-Type': 'application/json' } }
                : { multipart: body }),
            });
            expect(answer.ok(), await answer.text()).toBe(true);
            refs.push((await answer.json()).reference);
            titles.push(title);
          }
          return titles;
        },
      });
      await api.dispose();
      await product.remove();
      await people.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };

/** Row of the queue with this title. */
export const rowOf = (page: Page, title: string) =>
  page.getByRole('region', { name: 'The queue' }).getByRole('link', { name: new RegExp(`^${title}`) });

/** Title of the open item. */
export const heading = (page: Page) => page.locator('[data-item-heading]');

/**
 * Waits until an item that follows a decision accepts presses: it ignores them for 700 ms, because they were meant for the item
 * before.
 */
export const lookAtIt = (page: Page) => page.waitForTimeout(750);

/** Opens a row and waits until its item is shown. */
export async function openOne(page: Page, title: string): Promise<void> {
  await rowOf(page, title).click();
  await expect(heading(page)).toHaveText(title);
}
