import { limits, storyCategories } from '@banyan/api/contract';
import * as v from 'valibot';
import { about } from './about.ts';
import { chapters } from './chapters.ts';
import { contact } from './contact.ts';
import { donate } from './donate.ts';
import { donateHome } from './donateHome.ts';
import { eventClock } from './eventClock.ts';
import { eventRegistration } from './eventRegistration.ts';
import { events } from './events.ts';
import { feeds } from './feeds.ts';
import { home } from './home.ts';
import { jobPosting } from './jobPosting.ts';
import { jobs } from './jobs.ts';
import { elsewhere, footerGroups, mainAction, mainNavigation, policies } from './links.ts';
import { registration } from './membership.ts';
import { membershipPage } from './membershipPage.ts';
import { news } from './news.ts';
import { notableAlumni } from './notableAlumni.ts';
import { newsNotFound, notFound } from './notFound.ts';
import { pageDescriptions } from './pageDescriptions.ts';
import { pages } from './pages.ts';
import { pastEvent } from './pastEvent.ts';
import { resources } from './resources.ts';
import { site } from './site.ts';
import { stories } from './stories.ts';
import { submitStory } from './submitStory.ts';

const words = v.pipe(
  v.string('is missing'),
  v.check((text) => text.trim() !== '', 'is empty'),
);
const href = v.pipe(
  v.string('is missing'),
  v.regex(
    /^(\/(?!\/)|https:\/\/|mailto:)\S*$/,
    'must be a path (/about), an https: address or a mailto: address',
  ),
);
const link = v.object({ label: words, href }, 'is missing');
const notedLink = v.object({ label: words, note: words, href }, 'is missing');

const image = v.pipe(
  v.string('is missing'),
  v.regex(/^\/art\/[a-z0-9-]+\.(svg|avif|webp|jpg|png)$/, 'must be a picture in /art'),
);
const step = v.object({ title: words, text: words });
const door = v.object({ title: words, text: words, href });
const currentYear = new Date().getFullYear();
const notableAlumnus = v.object({
  id: v.pipe(
    v.string('is missing'),
    v.regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and dashes'),
  ),
  name: words,
  graduationYear: v.pipe(
    v.number('must be a year'),
    v.integer('must be a year'),
    v.minValue(limits.firstYear.eventRegistration, 'must be a year the college existed'),
    v.maxValue(currentYear, 'must not be in the future'),
  ),
  department: words,
  achievement: words,
  impact: words,
  image: v.nullable(image),
  featured: v.boolean('must be true or false'),
  category: v.picklist(storyCategories, `must be one of ${storyCategories.join(', ')}`),
});
const activities = ['events', 'networking', 'philanthropy', 'development', 'service', 'news'] as const;
const boardRoles = ['President', 'Treasurer', 'Secretary', 'Director'] as const;
/** The ids that the page's headings have. */
const resourcesAnchors = [
  '#events',
  '#directory',
  '#jobs',
  '#mentorship-section',
  '#regional-chapters',
  '#contact',
] as const;

const content = v.object({
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
  home: v.object({
    hero: v.object({ heading: words, description: words, button: v.nullable(link), note: words }),
    figures: v.array(v.object({ value: words, label: words })),
    values: v.object({
      heading: words,
      text: words,
      more: link,
      cards: v.pipe(
        v.array(v.object({ kind: words, title: words, text: words })),
        v.length(3, 'must have three cards'),
      ),
    }),
    featured: v.object({
      label: words,
      register: words,
      allEvents: link,
      none: words,
      retry: words,
      failed: words,
      outdated: words,
    }),
    join: v.object({ heading: words, text: words, button: link, chaptersHref: href, toPune: words }),
  }),
  about: v.object({
    heading: words,
    lede: words,
    opened: v.pipe(v.number('must be a year'), v.integer('must be a year')),
    figures: v.pipe(
      v.array(v.object({ value: words, label: words })),
      v.length(3, 'must have three figures'),
    ),
    mission: v.object({ heading: words, text: words }),
    whatWeDo: v.pipe(
      v.array(
        v.object({
          title: words,
          activity: v.picklist(
            activities,
            'must be events, networking, philanthropy, development, service or news',
          ),
          text: words,
          href: v.optional(href),
        }),
      ),
      v.length(6, 'must have six cards'),
    ),
    board: v.pipe(
      v.array(
        v.object({
          id: words,
          name: words,
          role: v.picklist(boardRoles, 'must be President, Treasurer, Secretary or Director'),
          profile: v.pipe(
            v.string('is missing'),
            v.regex(/^https:\/\/\S+$/, 'must be an address that starts with https://'),
          ),
        }),
      ),
      v.length(8, 'must have eight members'),
    ),
    boardNote: v.object({ text: words, link }),
    news: v.object({
      heading: words,
      back: words,
      outdated: words,
      retry: words,
      missing: words,
      missingHint: words,
    }),
    getInvolved: v.object({ register: link, resources: link }),
  }),
  contact: v.object({
    heading: words,
    lede: words,
    to: words,
    aside: v.object({ heading: words, links: v.array(notedLink) }),
    sent: v.object({ lede: words, home: link }),
  }),
  membershipPage: v.object({
    film: v.object({ title: words, description: words, captions: words }),
    heading: words,
    text: words,
    register: link,
    facts: v.array(v.object({ label: words, value: words, half: v.optional(v.boolean()) })),
    ways: v.object({
      heading: words,
      text: words,
      tiles: v.pipe(
        v.array(v.object({ title: words, text: words, href, image })),
        v.length(6, 'must have six tiles'),
      ),
    }),
    steps: v.object({
      heading: words,
      list: v.pipe(v.array(step), v.length(3, 'must have three steps')),
    }),
  }),
  submitStory: v.object({
    heading: words,
    lede: words,
    withoutJavaScript: words,
    terms: words,
    note: words,
    photoHeading: words,
    guide: v.array(v.object({ label: words, value: words }), 'is missing'),
    sent: v.object({ heading: words, next: link }),
  }),
  membership: v.object({
    heading: words,
    withoutJavaScript: words,
    preview: v.object({ heading: words, note: words }),
    nextSteps: v.array(step),
  }),
  eventClock: v.object({ its: words, yours: words }),
  events: v.object({
    heading: words,
    lede: words,
    upcoming: v.object({
      heading: words,
      register: words,
      calendar: words,
      today: words,
      full: words,
      closed: words,
      emptyHint: words,
    }),
    past: v.object({ heading: words, emptyHint: words }),
    propose: v.object({ question: words, link }),
    feed: v.object({ question: words, label: words, addressLabel: words }),
    registered: words,
    outdated: words,
  }),
  pastEvent: v.object({
    title: words,
    description: words,
    back: link,
    loading: words,
    outdated: words,
    captions: words,
  }),
  eventRegistration: v.object({
    title: words,
    description: words,
    back: link,
    failedBack: link,
    loading: words,
    formHeading: words,
    note: words,
    deadline: words,
    others: link,
    write: link,
    closedSince: words,
    endedOn: words,
    ifOneComesFree: words,
    pictures: words,
    elsewhere: v.object({ heading: words, text: words, button: words }),
    registered: v.object({ lede: words, calendar: words }),
  }),
  donate: v.object({
    heading: words,
    areas: v.object({ heading: words, note: words }),
    withoutJavaScript: words,
    otherWays: v.object({
      heading: words,
      text: words,
      ways: v.pipe(
        v.array(v.object({ title: words, text: words, link: v.nullable(link) })),
        v.minLength(1, 'must name one other way at least'),
      ),
      link: v.object({ label: words, href: words }),
    }),
    success: v.object({
      lede: words,
      emailedTo: words,
      emailed: words,
      spam: words,
      links: v.array(link),
      receiptNote: words,
      nonprofit: words,
    }),
    notAllowed: link,
    wentThrough: v.object({ heading: words, text: words, dismiss: words }),
  }),
  donateHome: v.object({
    hero: v.object({ numeral: words, numeralInWords: words, title: words, lede: words }),
    giveBack: v.object({ heading: words, text: words, button: link }),
    supports: v.object({
      heading: words,
      text: words,
      href,
      areas: v.pipe(
        v.array(v.object({ title: words, text: words, arches: v.optional(v.number('must be a number')) })),
        v.length(7, 'must have seven areas'),
      ),
    }),
    closing: v.object({ heading: words, button: link }),
  }),
  resources: v.object({
    heading: words,
    lede: words,
    index: v.pipe(
      v.array(
        v.object({
          label: words,
          href: v.picklist(
            resourcesAnchors,
            'must lead to #events, #directory, #jobs, #mentorship-section, #regional-chapters or #contact',
          ),
        }),
      ),
      v.length(6, 'must have six anchors'),
    ),
    events: v.object({
      heading: words,
      text: words,
      more: link,
      register: words,
      none: words,
      failed: words,
      outdated: words,
      retry: words,
    }),
    directory: v.object({
      heading: words,
      href,
      label: words,
      placeholder: words,
      button: words,
      note: words,
    }),
    jobs: v.object({ heading: words, access: door, submit: door }),
    mentorship: v.object({
      heading: words,
      lede: words,
      text: words,
      button: v.object({
        label: words,
        href: v.pipe(v.string('is missing'), v.regex(/^mailto:\S+@\S+$/, 'must be a mailto: address')),
      }),
      image,
      imageAlt: words,
    }),
    chapters: v.object({ heading: words, text: words, chat: words, toPune: words }),
    contact: v.object({ heading: words, button: link }),
  }),
  stories: v.object({
    heading: words,
    lede: words,
    submit: link,
    notable: v.object({ heading: words, more: words }),
    list: v.record(v.string(), words),
    categories: v.object(v.entriesFromList(storyCategories, words)),
    unsigned: words,
    story: v.record(v.string(), words),
    unknown: v.object({ heading: words, lede: words, links: v.array(notedLink) }),
  }),
  notableAlumni: v.pipe(
    v.array(notableAlumnus),
    v.minLength(1, 'must have at least one person'),
    v.check(
      (people) => people.filter(({ featured }) => featured).length === 1,
      'must have exactly one person with featured: true',
    ),
    v.check(
      (people) => new Set(people.map(({ id }) => id)).size === people.length,
      'must not have the same id twice',
    ),
  ),
  news: v.object({
    heading: words,
    featured: words,
    all: words,
    pages: words,
    count: v.function('must say how much of how many is shown'),
    search: v.object({
      label: words,
      placeholder: words,
      category: words,
      allCategories: words,
      clear: words,
    }),
    nothingYet: words,
    outdated: words,
    item: v.object({ description: words, back: link, loading: words, retry: words, failedReason: words }),
  }),
  jobs: v.object({
    heading: words,
    lede: words,
    post: link,
    list: words,
    count: v.function('must say how many jobs there are'),
    match: v.function('must say that they match'),
    onBoard: words,
    scale: v.object({ start: words, end: words }),
    loading: words,
    clear: words,
    nothingMatches: words,
    nothingYet: words,
    outdated: words,
    how: v.object({
      heading: v.object({ label: words, value: words }),
      items: v.array(v.object({ label: words, value: words, half: v.optional(v.boolean()) })),
    }),
  }),
  jobPosting: v.object({
    heading: words,
    lede: words,
    terms: words,
    preview: v.object({ heading: words, note: words, noteWithContact: words }),
    nextSteps: v.pipe(v.array(step), v.length(4, 'must have four steps')),
    withoutJavaScript: words,
  }),
  feeds: v.array(v.object({ title: words, href, description: words })),
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
});

/** Everything a volunteer edits, keyed by the file it stands in. */
export const siteContent = {
  site,
  links: { mainNavigation, mainAction, elsewhere, footerGroups, policies },
  chapters,
  home,
  jobs,
  jobPosting,
  about,
  contact,
  membershipPage,
  membership: registration,
  eventRegistration,
  eventClock,
  events,
  pastEvent,
  donate,
  donateHome,
  resources,
  stories,
  submitStory,
  notableAlumni,
  news,
  feeds,
  notFound: { ...notFound, news: newsNotFound },
  pages,
  pageDescriptions,
};

/** What is missing or wrong in the content files, one sentence per entry. The build stops on them. */
export function problemsOfContent(input: unknown = siteContent): string[] {
  const result = v.safeParse(content, input);
  if (result.success) return [];
  return result.issues.map((issue) => {
    const [file, ...entry] = (issue.path ?? []).map((item) => String(item.key));
    const problem = issue.received === 'undefined' ? 'is missing' : issue.message;
    return `site/src/content/${file ?? 'site'}.ts: ${entry.join('.') || 'the file'} ${problem}.`;
  });
}
