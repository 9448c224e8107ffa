import type { NewsItem } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { sitemap } from './crawlers.ts';
import { escapeXml, jobsFeed, newsFeed, storiesFeed } from './feeds.ts';
import { sampleSource } from './samples.ts';

const now = new Date('2026-11-21T12:00:00Z');
const origin = 'https://alumni.example.org';
const context = { origin, apiBase: '/api', source: sampleSource(now) };
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
  category: '',
  featured: false,
};

/** Reads XML strictly enough to notice a tag that does not close and a sign that should be an entity. */
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

describe('a feed', () => {
  test.each([
    ['news', newsFeed],
    ['stories', storiesFeed],
    ['jobs', jobsFeed],
  ])('of the sample %s is well formed and has what RFC 4287 asks for', async (_, feed) => {
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
  });

  test('carries any text as text', async () => {
    const xml = await newsFeed(withNews([item]));
    expect(wellFormed(xml)).toBe(true);
    expect(xml).toContain('<title>Pumps &lt; fans &amp; &quot;lamps&quot;</title>');
    expect(xml).toContain(`<id>${origin}/news/a%2Fb%26c</id>`);
    expect(xml).toContain('<updated>2026-11-14T17:30:00.000Z</updated>');
    expect(xml).toContain('&lt;p&gt;First &amp;lt;/content&amp;gt;.&lt;/p&gt;');
    expect(xml).toContain(']]&amp;gt; second\uFFFD.');
    expect(xml).toContain('<category term="A&amp;B"/>');
  });

  test('keeps the twenty newest, and is a feed without any', async () => {
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

test('the sitemap names every page and every item once', async () => {
  const xml = await sitemap(withNews([item]));
  expect(wellFormed(xml)).toBe(true);
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places).toContain(`${origin}/news`);
  expect(places).toContain(`${origin}/news/a%2Fb%26c`);
  expect(places.some((place) => place?.startsWith(`${origin}/alumni-stories/`))).toBe(true);
  expect(new Set(places).size).toBe(places.length);
});

test('what XML cannot say is left out', () => {
  expect(escapeXml('a\u0008b\u{1F333}c\uFFFE\td')).toBe('ab\u{1F333}c\td');
});
