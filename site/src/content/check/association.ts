import * as v from 'valibot';
import { door, face, href, image, link, notedLink, sizedImage, step, words, year } from './parts.ts';

const activities = ['events', 'networking', 'philanthropy', 'development', 'service', 'news'] as const;
const boardRoles = ['President', 'Treasurer', 'Secretary', 'Director'] as const;
/** Ids of the page’s headings. */
const resourcesAnchors = [
  '#events',
  '#directory',
  '#jobs',
  '#stories',
  '#mentorship-section',
  '#regional-chapters',
  '#contact',
] as const;

const photoOfYear = v.object({ year, image: sizedImage, alt: words, caption: words }, 'is missing');

/** Schemas of the pages about the association. */
export const associationContent = {
  home: v.object({
    hero: v.object({
      heading: words,
      description: words,
      button: v.nullable(link),
      note: words,
      register: link,
    }),
    figures: v.array(v.object({ value: words, label: words })),
    years: v.object({
      heading: words,
      text: words,
      from: v.pipe(v.number('must be a year'), v.integer('must be a year')),
      all: link,
      classOf: v.function('must name the class of a year'),
    }),
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
  }),
  directoryEnd: v.object({
    heading: words,
    calls: v.array(v.object({ heading: words, detail: words, href: v.optional(href) })),
  }),
  homeBelow: v.object({
    reading: v.object({ label: words, story: words, allStories: link, news: words, allNews: link }),
    join: v.object({ heading: words, text: words, button: link, toPune: words }),
  }),
  about: v.object({
    heading: words,
    lede: words,
    opened: year,
    figures: v.pipe(
      v.array(v.object({ value: words, label: words })),
      v.length(3, 'must have three figures'),
    ),
    years: link,
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
          image: v.optional(face),
        }),
      ),
      v.length(8, 'must have eight members'),
    ),
    boardNote: v.object({ text: words, link }),
    news: v.object({
      heading: words,
      back: words,
      missing: words,
      missingHint: words,
    }),
    getInvolved: v.object({ register: link, resources: link }),
  }),
  thenAndNow: v.nullable(
    v.pipe(
      v.object({ heading: words, earlier: photoOfYear, later: photoOfYear }),
      v.check(({ earlier, later }) => earlier.year < later.year, 'must have the earlier photograph first'),
    ),
  ),
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
  membership: v.object({
    heading: words,
    withoutJavaScript: words,
    preview: v.object({ heading: words, note: words }),
    nextSteps: v.array(step),
    programLabel: words,
  }),
  meanwhile: v.object({
    heading: words,
    events: v.object({ heading: words, detail: words, href }),
    chats: v.object({ heading: words, detail: words, href }),
    chatDetail: words,
    yourClass: v.object({
      soon: v.function('must name the class'),
      number: v.function('must name the number'),
    }),
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
      nonprofit: words,
      demo: v.object({ heading: words }),
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
            'must lead to #events, #directory, #jobs, #stories, #mentorship-section, #regional-chapters or #contact',
          ),
        }),
      ),
      v.length(7, 'must have seven anchors'),
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
    stories: v.object({ heading: words, read: door, tell: door }),
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
};
