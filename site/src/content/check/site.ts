import * as v from 'valibot';
import { face, href, link, notedLink, words } from './parts.ts';

const description = v.pipe(
  words,
  v.check(
    (text) => text.length <= 160,
    ({ input }) => `is ${input.length} characters long; search engines show 160`,
  ),
);

/** Schemas of the content that all pages share, and of the layout around them. */
export const aroundContent = {
  site: v.object({
    name: words,
    place: words,
    rights: words,
    ein: v.pipe(
      v.string('is missing'),
      v.regex(/^\d{2}-\d{7}$/, 'must be two digits, a dash and seven digits'),
    ),
    taxStatus: words,
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
    menuLinks: v.array(link),
    searchLink: link,
    policies: v.array(v.object({ label: words, href: v.nullable(href) })),
  }),
  elsewhere: v.record(v.string(), link),
  footerGroups: v.record(
    v.string(),
    v.object({ heading: words, links: v.array(v.object({ label: words, href: v.nullable(href) })) }),
  ),
  chapters: v.array(
    v.object({
      id: v.pipe(v.string('is missing'), v.regex(/^[a-z-]+$/, 'must be lower-case letters and dashes')),
      name: words,
      chat: href,
      longitude: v.pipe(v.number('must be degrees'), v.minValue(-180), v.maxValue(180)),
      latitude: v.pipe(v.number('must be degrees'), v.minValue(-90), v.maxValue(90)),
    }),
  ),
  chapterPages: v.array(
    v.object({
      area: words,
      lede: words,
      people: v.pipe(
        v.array(v.object({ id: words, name: words, position: words, image: v.optional(face) })),
        v.minLength(1, 'must name who leads the chapter'),
      ),
      email: v.pipe(v.string('is missing'), v.email('must be an email address')),
      description,
    }),
  ),
  chapterWords: v.object({
    back: link,
    join: link,
    chat: words,
    events: v.object({
      heading: words,
      text: words,
      all: link,
      register: words,
      details: words,
      states: v.object({ loading: words, empty: words, failed: words, outdated: words }),
      question: words,
      propose: words,
      feed: v.object({ question: words, label: words, addressLabel: words }),
    }),
    people: v.object({
      heading: words,
      text: words,
      write: words,
      living: v.function('must say that so many live there'),
      seeThem: words,
    }),
    news: v.object({ heading: words, all: link, follow: words }),
    involved: words,
    retry: words,
  }),
  chaptersIndex: v.object({
    heading: words,
    lede: words,
    toPune: words,
    next: v.function('must say when the next event is'),
    noDate: words,
    members: v.function('must say how many members there are'),
    none: v.object({ heading: words, action: link }),
  }),
  feeds: v.array(v.object({ title: words, href, description: words })),
  chapterFeeds: v.array(v.object({ title: words, href, description: words })),
  notFound: v.object({
    title: words,
    heading: words,
    lede: words,
    nearest: words,
    search: words,
    links: v.array(notedLink),
    news: v.object({ heading: words, lede: words, links: v.array(notedLink) }),
    story: v.object({ heading: words, lede: words, links: v.array(notedLink) }),
  }),
  search: v.object({
    heading: words,
    note: words,
    label: words,
    shortName: v.pipe(words, v.maxLength(16, 'is longer than 16 letters')),
    placeholder: words,
    kinds: v.record(v.string(), v.object({ heading: words, all: words })),
    everything: words,
    list: v.record(v.string(), words),
    partial: v.object({ heading: words, text: words }),
    start: v.object({
      heading: words,
      links: v.array(v.object({ heading: words, detail: words, href })),
    }),
  }),
  pages: v.record(v.string(), v.object({ path: href, title: words })),
  pageDescriptions: v.record(v.string(), description),
};
