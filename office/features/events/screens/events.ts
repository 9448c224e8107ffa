import { eventLists, peopleLists } from '@banyan/api/office';
import * as v from 'valibot';
import { readPages } from '../../../kit/search.ts';
import { client } from '../../../shell/client.ts';
import type { Sheet } from '../components/NameSheets/NameSheets.tsx';

const page = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))),
  undefined,
);

/** Search parameters of the event list: the list and the number of pages. */
export const EventsSearch = v.object({
  when: v.fallback(v.optional(v.picklist(eventLists)), undefined),
  page,
});
export type EventsSearch = v.InferOutput<typeof EventsSearch>;

/** Tabs of an event, in their order. */
export const eventTabs = ['facts', 'gallery', 'flyer', 'people', 'letters', 'history'] as const;
export type EventTab = (typeof eventTabs)[number];

/** Printable sheets. They are repeated here to keep the sheets’ code out of the first load. */
const sheets = ['list', 'tags-letter', 'tags-a4'] as const satisfies readonly Sheet[];

/** Search parameters of one event: the tab and its filters. */
export const EventSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(eventTabs)), undefined),
  /** On the details tab on phones: shows the preview in place of the form. */
  look: v.fallback(v.optional(v.boolean()), undefined),
  /** On the guests tab: search text, list, number of pages, or the sheet to print. */
  q: v.fallback(v.optional(v.string()), undefined),
  people: v.fallback(v.optional(v.picklist(peopleLists)), undefined),
  arrived: v.fallback(v.optional(v.picklist(['yes', 'no'])), undefined),
  page,
  print: v.fallback(v.optional(v.picklist(sheets)), undefined),
});
export type EventSearch = v.InferOutput<typeof EventSearch>;

/** Registrations of an event, all loaded pages in one list. */
export type PeopleFound = Awaited<ReturnType<typeof client.getPeople>>;

/** Reads every page of an event’s registrations up to the page in the address. */
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
