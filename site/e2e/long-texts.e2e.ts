import type { Locator, Page } from '@playwright/test';
import { samples, test } from './specHost.ts';
import { expect, hydrated } from './test.ts';

/* Host on which every text has ten thousand characters without a space. */

const letters = 'Ḿ'.repeat(10_000);
/** Fields that are not text for people; all others become long. */
const kept = new Set([
  '_id',
  'id',
  'date',
  'createdAt',
  'postedOn',
  'registrationDeadline',
  'image',
  'authorImage',
]);

const lengthened = (value: unknown): unknown => {
  if (typeof value === 'string') return letters;
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, kept.has(key) ? part : lengthened(part)]),
  );
};
const long = <Item extends object>(item: Item, own: object = {}): object => ({
  ...Object(lengthened(item)),
  ...own,
});

const { featuredEvent, event, pastEvent, newsItem, member, story, job } = samples;
const pictures = { images: ['uploads/a.png', 'uploads/b.png'] };
const data = (...items: object[]) => ({ body: { success: true, data: items, total: items.length } });

const wider = async (page: Page, path: string) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
  }
};

// A URL built from such a text exceeds the server’s limit.
test.use({ expectedComplaints: [/431|ERR_CONNECTION_RESET/] });

test('no page and no overlay becomes wider than the window', async ({ page, host }) => {
  const past = long(pastEvent, { ...pictures, _id: pastEvent._id });
  const upcoming = long(event, pictures);
  host.say('GET /events/get-featured-event', { body: { data: long(featuredEvent, pictures) } });
  host.say('GET /events/get-active-events', data(past, upcoming));
  host.say(`GET /events/get-events/${event._id}`, { body: { success: true, data: upcoming } });
  host.say(`GET /events/get-events/${pastEvent._id}`, { body: { success: true, data: past } });
  host.say('GET /news/fetch-all-news', data(long(newsItem, { ...pictures, _id: '1' }), long(newsItem)));
  const content = `<h2>${letters}</h2><p>${letters}</p><blockquote>${letters}</blockquote><ul><li>${letters}</li></ul>`;
  host.say('GET /alumni-stories/get-stories', data(long(story, { id: '1', content }), long(story)));
  const linkedIn = `https://example.org/${letters}`;
  host.say('GET /member/get-members', data(long(member, { linkedIn })));
  host.say('GET /member/get-daily-members', data(long(member)));
  host.say('GET /member/get-class-years', data({ year: 1987, members: 1 }));
  const applicationLink = linkedIn;
  host.say('GET /jobs/get-jobs', { body: { success: true, jobs: [long(job, { applicationLink })] } });

  await page.addInitScript((words) => {
    const confirmation = { title: words, when: words, where: words, reference: words, calendar: '/a.ics' };
    sessionStorage.setItem('banyan.registered', JSON.stringify(confirmation));
  }, letters);

  const pages: Record<string, Locator | undefined> = {
    '/': undefined,
    '/about': page.getByRole('region', { name: 'Latest news' }).getByRole('link').first(),
    '/news': undefined,
    '/news/1': page.getByRole('link', { name: /Open full screen$/ }).first(),
    '/alumni-directory': undefined,
    '/alumni-stories': undefined,
    '/alumni-stories/1': undefined,
    '/events': undefined,
    [`/events/register/${event._id}`]: undefined,
    [`/events/past/${pastEvent._id}`]: page.getByRole('tabpanel').getByRole('link').first(),
    '/job-board': page.locator('summary').first(),
    '/resources': undefined,
  };
  for (const [path, opens] of Object.entries(pages)) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByText(letters).first()).toBeAttached();
    await wider(page, path);
    if (!opens) continue;
    await opens.click();
    await wider(page, `${path}, opened,`);
  }
});
