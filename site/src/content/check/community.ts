import { limits, storyCategories } from '@banyan/api/contract';
import * as v from 'valibot';
import { image, link, step, words } from './parts.ts';

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
const said = v.object({ heading: words, lede: words });
const entryDone = v.object({
  ...said.entries,
  next: v.array(step, 'is missing'),
  way: link,
  card: v.object({ heading: words, stamp: words }),
});
const entryPage = { title: words, open: said, note: words, button: words, done: entryDone, already: said };

/** What members write, read and look for. */
export const communityContent = {
  submitStory: v.object({
    heading: words,
    lede: words,
    terms: words,
    note: words,
    photoHeading: words,
    guide: v.array(v.object({ label: words, value: words }), 'is missing'),
    sent: v.object({
      heading: words,
      steps: v.array(v.object({ label: words, value: words }), 'is missing'),
      next: link,
    }),
  }),
  stories: v.object({
    heading: words,
    lede: words,
    submit: link,
    notable: v.object({ heading: words, more: words }),
    list: v.objectWithRest({ count: v.function('must say how many of how many are shown') }, words),
    categories: v.object(v.entriesFromList(storyCategories, words)),
    unsigned: words,
    classOf: v.function('must name the class of a year'),
    story: v.record(v.string(), words),
  }),
  classOf: v.object({
    title: v.function('must name the class of a year'),
    description: v.function('must describe the page of a year'),
    index: v.object({ lede: words }),
    back: link,
    years: words,
    neighbours: words,
    listed: v.function('must say how many are listed'),
    members: v.object({
      heading: words,
      all: words,
      pages: words,
      empty: words,
      emptyHint: words,
      register: link,
    }),
    told: v.object({
      stories: words,
      news: words,
      all: words,
      list: v.record(v.string(), words),
    }),
  }),
  answer: v.object({
    page: v.object({ title: words, description: words }),
    open: said,
    done: said,
    already: said,
    expired: said,
    unknown: said,
    elsewhere: said,
    reference: words,
    ways: v.object({ home: link, contact: link }),
  }),
  myEntry: v.object({
    hide: v.object(entryPage),
    correct: v.object({ ...entryPage, fields: v.record(v.string(), words) }),
    expired: said,
    unknown: said,
    elsewhere: said,
    shown: words,
    ways: v.object({ contact: words, directory: words, home: words, newLink: link, listAgain: link }),
    reference: words,
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
      saved: words,
      nothingSaved: words,
    }),
    nothingYet: words,
    item: v.object({
      description: words,
      back: link,
      more: words,
      loading: words,
      retry: words,
      failedReason: words,
    }),
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
    gone: v.object({ heading: words, text: words, near: words, open: words }),
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
  }),
};
