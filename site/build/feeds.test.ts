import type { EventItem, NewsItem } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { chapterFeeds } from '../src/content/chapterFeeds.ts';
import { chapterFeed } from './chapterFeed.ts';
import { sitemap } from './crawlers.ts';
import { jobsFeed, newsFeed, storiesFeed } from './feeds.ts';
import { sampleSource } from './samples.ts';

const now = new Date('2026-11-21T12:00:00Z');
const origin = 'https://alumni.example.org';
const context = { origin, apiBase: '/api', guests: [], source: sampleSource(now) };
const withNews = (data: NewsItem[]) => ({
  ...context,
  source: { ...context.source, fetchAllNews: async () => ({ success: true as const, data }) },
});
const item: NewsItem = {
  _id: 'a/b&c',
  title: 'Pumps < fans & "lamps"',
  description: 'First </content>.\n\n\n]]> second\u0000\uD800.',
  summary: '',
  createdAt: '2026-11-14T09:30:00-08:00',
  createdBy: { name: '' },
  tags: ['A&B'],
  images: [],
  media: [],
  category: '',
  featured: false,
};

/** True for well-formed XML; strict enough to find unclosed tags and unescaped characters. */
function wellFormed(xml: string): boolean {
  const open: string[] = [];
  const rest = xml
    .replace(/^<\?xml [^?]*\?>/, '')
    .replace(/<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)\s*(\/?)>/g, (...match) => {
      const [, end, name, , alone] = match.map(String);
      if (end) return open.pop() === name ? '' : '<';
      if (!alone) open.push(name ?? '');
      return '';
    });
  return open.length === 0 && !/[<>]|&(?!(amp|lt|gt|quot);)/.test(rest);
}

describe('news, story and job feeds', () => {
  test.each([
    ['news', newsFeed],
    ['stories', storiesFeed],
    ['jobs', jobsFeed],
  ])(
    'the feed of the sample %s is well-formed and has the elements that RFC 4287 requires',
    async (_, feed) => {
      const xml = await feed(context);
      expect(wellFormed(xml)).toBe(true);
      const entries = xml.split('<entry>').slice(1);
      expect(entries.length).toBeGreaterThan(3);
      for (const part of [xml, ...entries]) {
        for (const element of [
          '<id>https://',
          '<title>',
          '<updated>20',
          '<author><name>',
          '<link rel="alternate"',
        ]) {
          expect(part).toContain(element);
        }
      }
      expect(xml).not.toMatch(/href="(?!https:\/\/)/);
    },
  );

  test('a feed escapes any text', async () => {
    const xml = await newsFeed(withNews([item]));
    expect(wellFormed(xml)).toBe(true);
    expect(xml).toContain('<title>Pumps &lt; fans &amp; &quot;lamps&quot;</title>');
    expect(xml).toContain(`<id>${origin}/news/a%2Fb%26c</id>`);
    expect(xml).toContain('<updated>2026-11-14T17:30:00.000Z</updated>');
    expect(xml).toContain('&lt;p&gt;First &amp;lt;/content&amp;gt;.&lt;/p&gt;');
    expect(xml).toContain(']]&amp;gt; second\uFFFD.');
    expect(xml).toContain('<category term="A&amp;B"/>');
  });

  test('a feed keeps the twenty newest entries, and is valid without any', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...item,
      _id: `n${index}`,
      createdAt: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
    }));
    const xml = await newsFeed(withNews(many));
    expect(xml.match(/<entry>/g)).toHaveLength(20);
    expect(xml).toContain('<updated>2026-01-30T00:00:00.000Z</updated>\n  <link');
    const empty = await newsFeed(withNews([]));
    expect(wellFormed(empty)).toBe(true);
    expect(empty).toContain('<updated>2003-01-01T00:00:00.000Z</updated>');
  });
});

describe('chapter feed', () => {
  const [feed] = chapterFeeds.filter(({ chapter }) => chapter === 'bay-area');
  if (!feed) throw new Error('there is no such chapter');
  const entriesOf = (xml: string) => xml.split('<entry>').slice(1);
  const events = async () => (await context.source.getActiveEvents()).data;
  const withEvents = (data: EventItem[], news: NewsItem[] = []) => ({
    ...withNews(news),
    source: { ...withNews(news).source, getActiveEvents: async () => ({ success: true as const, data }) },
  });

  test('a chapter feed has the chapter’s news and events, newest first and without duplicates', async () => {
    const xml = await chapterFeed(context, feed);
    expect(wellFormed(xml)).toBe(true);
    expect(xml).toContain(`<id>${origin}/chapters/bay-area.xml</id>`);
    expect(xml).toContain('<title>Bay Area chapter | Engineering Alumni</title>');
    const ids = entriesOf(xml).map((entry) => /<id>[^<]*\/([^<]+)<\/id>/.exec(entry)?.[1]);
    expect(ids).toEqual([
      ...['news-long-table', 'event-long-table', 'event-summer-picnic', 'event-evening-of-lamps'],
    ]);
    expect(xml).toContain('<summary>Saturday, December 12, 2026, 6:00 PM to 11:00 PM PST. Saltmarsh Hall');
  });

  test('an event keeps its entry id before and after it takes place, and shows when it was changed', async () => {
    const [one] = (await events()).filter(({ _id }) => _id === 'event-long-table');
    if (!one) throw new Error('there is no such event');
    const entryOf = async (more: Partial<EventItem>) =>
      entriesOf(await chapterFeed(withEvents([{ ...one, ...more }]), feed))[0] ?? '';
    const id = `<id>${origin}/events/event-long-table</id>`;
    const ahead = await entryOf({ date: '2099-01-01', endDate: null, changedAt: '2026-11-20T10:00:00Z' });
    expect([ahead.includes(id), ahead.includes('/events/register/event-long-table"')]).toEqual([true, true]);
    expect(ahead).toContain('<updated>2026-11-20T10:00:00.000Z</updated>');
    const behind = await entryOf({ date: '2020-01-01', endDate: null, createdAt: null });
    expect([behind.includes(id), behind.includes('/events/past/event-long-table"')]).toEqual([true, true]);
    expect(behind).toContain('<published>2020-01-01T00:00:00.000Z</published>');
  });

  test('a chapter feed leaves out items of an API that ignores the chapter parameter', async () => {
    const strangers = (await events()).map((event) => ({ ...event, chapter: undefined }));
    expect(entriesOf(await chapterFeed(withEvents(strangers, [item]), feed))).toEqual([]);
  });
});

test('the sitemap lists every page and every item once', async () => {
  const xml = await sitemap(withNews([item]));
  expect(wellFormed(xml)).toBe(true);
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places).toContain(`${origin}/news`);
  expect(places).toContain(`${origin}/news/a%2Fb%26c`);
  expect(places.some((place) => place?.startsWith(`${origin}/alumni-stories/`))).toBe(true);
  expect(new Set(places).size).toBe(places.length);
});
