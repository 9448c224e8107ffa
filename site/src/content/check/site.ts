import * as v from 'valibot';
import { href, link, notedLink, words } from './parts.ts';

/** What every page shares, and what stands around the pages. */
export const aroundContent = {
  site: v.object({
    name: words,
    place: words,
    rights: words,
    ein: v.pipe(
      v.string('is missing'),
      v.regex(/^\d{2}-\d{7}$/, 'must be two digits, a dash and seven digits'),
    ),
    founded: v.pipe(v.number('must be a year'), v.integer('must be a year')),
    timeZone: v.picklist(
      ['UTC', ...Intl.supportedValuesOf('timeZone')],
      'must be the name of a time zone, such as America/Chicago',
    ),
    email: v.pipe(v.string('is missing'), v.email('must be an email address')),
    note: words,
    shareImageAlt: words,
  }),
  links: v.object({
    mainNavigation: v.pipe(v.array(link), v.minLength(1, 'must have at least one link')),
    mainAction: link,
    elsewhere: v.record(v.string(), link),
    footerGroups: v.record(
      v.string(),
      v.object({ heading: words, links: v.array(v.object({ label: words, href: v.nullable(href) })) }),
    ),
    policies: v.array(v.object({ label: words, href: v.nullable(href) })),
  }),
  chapters: v.array(
    v.object({
      id: v.pipe(v.string('is missing'), v.regex(/^[a-z-]+$/, 'must be lower-case letters and dashes')),
      name: words,
      chat: href,
      longitude: v.pipe(v.number('must be degrees'), v.minValue(-180), v.maxValue(180)),
      latitude: v.pipe(v.number('must be degrees'), v.minValue(-90), v.maxValue(90)),
    }),
  ),
  feeds: v.array(v.object({ title: words, href, description: words })),
  chapterFeeds: v.array(v.object({ title: words, href, description: words })),
  notFound: v.object({
    title: words,
    heading: words,
    lede: words,
    links: v.array(notedLink),
    news: v.object({ heading: words, lede: words, links: v.array(notedLink) }),
  }),
  pages: v.record(v.string(), v.object({ path: href, title: words })),
  pageDescriptions: v.record(
    v.string(),
    v.pipe(
      words,
      v.check(
        (text) => text.length <= 160,
        ({ input }) => `is ${input.length} characters long; search engines show 160`,
      ),
    ),
  ),
};
