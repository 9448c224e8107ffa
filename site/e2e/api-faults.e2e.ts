import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { arrive, away, doorBefore } from './visit.ts';

/* Every page that reads the API: while it waits, when it fails, after Retry, and with data that may be outdated. */

test.use({ expectedComplaints: [/Failed to load resource/] });

interface ApiPage {
  name: string;
  path: string;
  call: string;
  /** Name of the region that reads the API, if another region of the page reads it too. */
  part?: string;
  loading: string;
  failed: string | RegExp;
  /** Name of a heading, link or table that comes with the answer. */
  content: string | RegExp;
  /** Words above kept content; null if the page keeps it without a word. */
  outdated?: string | RegExp | null;
  retry?: string;
  /** The page of one item: the answer moves the focus to its title, which names the document. */
  isItem?: true;
}

const news = '**/api/news/fetch-all-news*';
const events = '**/api/events/get-active-events*';
const event = '**/api/events/get-events/*';
const stories = '**/api/alumni-stories/get-stories';
const members = '**/api/member/get-members*';
const noNews = { loading: 'Loading news...', failed: 'News could not be loaded' };
const noEvents = {
  loading: 'Loading events...',
  failed: /^Unable to load events|^The events could not be loaded/,
};
const noAlumni = { loading: 'Loading alumni...', failed: 'Alumni could not be loaded' };
const noJobs = {
  call: '**/api/jobs/get-jobs',
  failed: 'Error connecting to server',
  outdated: /^Error connecting to server\. This list may be out of date\./,
  retry: 'Try Again',
};
const pump = 'The pump that learned to whisper';
const canteen = 'A scholarship named after the canteen';

const pages: readonly ApiPage[] = [
  {
    name: 'About',
    path: '/about',
    call: news,
    part: 'Latest news',
    ...noNews,
    content: canteen,
    outdated: noNews.failed,
  },
  { name: 'News', path: '/news', call: news, part: 'All news', ...noNews, content: /^Ridge walk/ },
  {
    name: 'a piece of news',
    path: '/news/news-canteen-scholarship',
    call: news,
    ...noNews,
    content: canteen,
    outdated: null,
    isItem: true,
  },
  {
    name: 'Alumni directory',
    path: '/alumni-directory',
    call: members,
    part: 'Found alumni',
    ...noAlumni,
    content: /./,
  },
  {
    name: 'Alumni stories',
    path: '/alumni-stories',
    call: stories,
    loading: 'Loading stories...',
    failed: 'Stories could not be loaded',
    content: pump,
  },
  {
    name: 'a story',
    path: '/alumni-stories/the-pump-that-learned-to-whisper',
    call: stories,
    loading: 'Loading story...',
    failed: 'This story could not be loaded',
    content: pump,
    isItem: true,
  },
  { name: 'Events', path: '/events', call: events, ...noEvents, content: /^The Long Table/ },
  { name: 'a month of events', path: '/events/month', call: events, ...noEvents, content: /^Events in / },
  {
    name: 'a past event',
    path: '/events/past/event-garba-night',
    call: event,
    loading: 'Loading event...',
    failed: 'Failed to load event data',
    content: 'Garba night',
    outdated: /Failed to load event data.*This page may be out of date\./,
    isItem: true,
  },
  {
    name: 'a registration',
    path: '/events/register/event-long-table',
    call: event,
    loading: 'Loading event...',
    failed: 'Error Loading Event',
    content: /^The Long Table/,
    outdated: null,
    isItem: true,
  },
  {
    name: 'Job board',
    path: '/job-board',
    ...noJobs,
    loading: 'Loading jobs...',
    content: 'Bridge inspection engineer',
  },
  {
    name: 'a job',
    path: '/job-board',
    ...noJobs,
    loading: 'Loading job...',
    content: 'Bridge inspection engineer',
    isItem: true,
  },
  {
    name: 'the events of a chapter',
    path: '/chapters/pacific-northwest',
    call: events,
    part: 'What is on',
    ...noEvents,
    content: /^Ridge walk/,
  },
  {
    name: 'the news of a chapter',
    path: '/chapters/pacific-northwest',
    call: news,
    part: 'From here and from the others',
    ...noNews,
    content: /^Ridge walk/,
  },
  {
    name: 'the members of a class',
    path: '/class-of/1983',
    call: members,
    part: 'Who is listed',
    ...noAlumni,
    content: /./,
  },
  {
    name: 'the stories of a class',
    path: '/class-of/1983',
    call: stories,
    loading: 'Class of 1983',
    failed: 'Their stories and news could not be loaded',
    content: /Check the third span/,
  },
  {
    name: 'Search',
    path: '/search?q=garba',
    call: '**/api/search?*',
    part: 'Found',
    loading: 'Searching...',
    failed: 'The search failed',
    content: 'Garba night, counted',
  },
];

const text = (part: Page | Locator, words: string | RegExp) =>
  part.getByText(words, { exact: true }).filter({ visible: true }).first();

for (const one of pages)
  test(`${one.name}: loading, a failure, Retry, and content that may be outdated`, async ({ page }) => {
    const part = one.part
      ? page.getByRole('region', { name: one.part, exact: true })
      : page.getByRole('main');
    const content = ['heading', 'link', 'table'] as const;
    const named = (role: (typeof content)[number]) => part.getByRole(role, { name: one.content });
    const shown = named('heading').or(named('link')).or(named('table')).first();
    const retry = part.getByRole('button', { name: one.retry ?? 'Retry' }).first();

    let path = one.path;
    if (one.name === 'a job') {
      await page.goto(path);
      path = (await named('link').first().getAttribute('href')) ?? '';
    }

    const door = await doorBefore(page, one.call);
    await arrive(page, path);
    // The words are shown, or only read aloud, next to a placeholder.
    await expect(part.getByText(one.loading).first()).toBeAttached();
    await door.open(away);
    await expect(text(part, one.failed)).toBeVisible();
    await door.open();
    await retry.click();
    await expect(shown).toBeVisible();
    await expect(retry).toHaveCount(0);
    if (one.isItem) {
      await expect(shown).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(String(await shown.textContent())));
    } else expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

    if (one.outdated === null) return;
    // Simulates a page that was open, or cached, for a while.
    await page.clock.setFixedTime(Date.now() + 10 * 60_000);
    await door.open(away);
    await page.goto(path);
    const outdated = text(part, one.outdated ?? /^This (list|page) may be out of date\./);
    await expect(outdated).toBeVisible();
    await expect(shown).toBeVisible();
    await door.open();
    await retry.click();
    await expect(outdated).toHaveCount(0);
    await expect(shown).toBeVisible();
  });

for (const [name, path, call, answer, gone] of [
  ['a piece of news', '/news/news-canteen-scholarship', news, { data: [] }, 'This news is not here.'],
  ['an event', '/events/past/event-garba-night', event, { data: null }, 'Event Not Found'],
] as const)
  test(`${name} that was removed since it was rendered disappears`, async ({ page }) => {
    await page.route(call, (route) => route.fulfill({ json: { success: true, ...answer } }));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: gone })).toBeVisible();
  });
