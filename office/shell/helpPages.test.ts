import { type Me, roles } from '@banyan/api/office';
import { describe, expect, it } from 'vitest';
import { helpFor, helpPageAt, helpPages } from './helpPages.ts';
import { navigationOf } from './navigation.ts';

type Somebody = Pick<Me, 'grants'>;
const admin: Somebody = { grants: [{ role: 'admin', chapter: null }] };
const reader: Somebody = { grants: [{ role: 'reader', chapter: 'bay-area' }] };
const headings = (me: Somebody, title: string) =>
  helpFor(me)
    .find((page) => page.title === title)
    ?.entries.map(({ heading }) => heading);

describe('help pages', () => {
  it.each(navigationOf(admin).map(({ label, href }) => [label, href] as const))(
    'has a help page for %s, which the navigation links to',
    (label, href) => {
      const route = href.replace('/office', '/office/_layout');
      const pages = [route, `${route}/`].map((one) => helpPageAt(one));
      const titles = pages.filter((page) => page.href.startsWith(href)).map(({ title }) => title);
      expect([...new Set(titles)]).toEqual([label]);
    },
  );

  it.each(helpPages.map((page) => [page.title, page] as const))(
    'keeps the help page %s short',
    (_, { entries }) => {
      expect(entries.length).toBeGreaterThanOrEqual(3);
      expect(entries.length).toBeLessThanOrEqual(7);
      for (const { text } of entries)
        expect(text.match(/[.?!](?=\s|$)/g)?.length ?? 0, text).toBeLessThanOrEqual(3);
    },
  );

  it('gives each help page a unique title and unique headings', () => {
    const titles = helpPages.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { title, entries } of helpPages)
      expect(new Set(entries.map(({ heading }) => heading)).size, title).toBe(entries.length);
  });

  it('shows the help of the current event tab', () => {
    expect(helpPageAt('/office/_layout/events/$id').title).toBe('Event: details');
    expect(helpPageAt('/office/_layout/events/$id', 'gallery').title).toBe('Event: gallery');
  });

  it.each(roles)('has help entries on each screen that a %s may open', (role) => {
    for (const { title, entries } of helpFor({ grants: [{ role, chapter: null }] }))
      expect(entries.length, title).toBeGreaterThan(0);
  });

  it('leaves out help for screens and tasks without permission', () => {
    expect(headings(admin, 'Review')).toContain('Undo a decision');
    expect(headings(reader, 'Review')).toContain('What is in the list?');
    expect(headings(reader, 'Review')).not.toContain('Undo a decision');
    expect(headings(admin, 'Settings')).toBeDefined();
    expect(headings(reader, 'Settings')).toBeUndefined();
    expect(headings(reader, 'Event: gallery')).toBeUndefined();
  });
});
