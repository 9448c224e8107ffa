import { eventLists, peopleLists } from '@banyan/api/office';
import * as v from 'valibot';
import { readPages } from '../../../kit/search.ts';
import { client } from '../../../shell/client.ts';
import type { Sheet } from '../components/NameSheets/NameSheets.tsx';

const page = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))),
  undefined,
);

/** What the address says of the list of events: which of them, and how many pages. */
export const EventsSearch = v.object({
  when: v.fallback(v.optional(v.picklist(eventLists)), undefined),
  page,
});
export type EventsSearch = v.InferOutput<typeof EventsSearch>;

/** Parts of an event, in the order of their tabs. */
export const eventTabs = ['facts', 'gallery', 'people', 'letters', 'history'] as const;
export type EventTab = (typeof eventTabs)[number];

/** What can be printed of the people; here once more, because the first load shall not bring the sheets along. */
const sheets = ['list', 'tags-letter', 'tags-a4'] as const satisfies readonly Sheet[];

/** What the address says of one event: which part of it, and of that what is shown. */
export const EventSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(eventTabs)), undefined),
  /** Of the facts, on phones: how it will stand, in place of the form. */
  look: v.fallback(v.optional(v.boolean()), undefined),
  /** Of people: who is looked for, which of them, how many pages; or what is printed. */
  q: v.fallback(v.optional(v.string()), undefined),
  people: v.fallback(v.optional(v.picklist(peopleLists)), undefined),
  arrived: v.fallback(v.optional(v.picklist(['yes', 'no'])), undefined),
  page,
  print: v.fallback(v.optional(v.picklist(sheets)), undefined),
});
export type EventSearch = v.InferOutput<typeof EventSearch>;

/** Who registered for an event, page under page. */
export type PeopleFound = Awaited<ReturnType<typeof client.getPeople>>;

/** Every page of who registered for an event up to the one that the address names. */
export const readPeople = (
  id: string,
  { q = '', people: state = 'coming', arrived, page = 1 }: EventSearch,
): Promise<PeopleFound> =>
  readPages(
    page,
    (one) =>
      client.getPeople({ params: { id }, query: { q, state, page: one, ...(arrived && { arrived }) } }),
    ({ id: person }) => person,
  );
