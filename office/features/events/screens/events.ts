import { type EventPerson, type EventRow, eventLists, peopleLists } from '@banyan/api/office';
import * as v from 'valibot';
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

type EventsPage = Awaited<ReturnType<typeof client.getOfficeEvents>>;
type PeoplePage = Awaited<ReturnType<typeof client.getPeople>>;

/** What came of it, its pages one under the other. */
export type EventsFound = Omit<EventsPage, 'rows'> & { rows: readonly EventRow[] };
export type PeopleFound = Omit<PeoplePage, 'rows'> & { rows: readonly EventPerson[] };

/** The first so many pages of something, as one. */
async function pagesOf<Row, Page extends { rows: readonly Row[] }>(
  many: number,
  read: (page: string) => Promise<Page>,
): Promise<Omit<Page, 'rows'> & { rows: readonly Row[] }> {
  const pages = await Promise.all(Array.from({ length: many }, (_, index) => read(`${index + 1}`)));
  const end = pages.at(-1);
  if (!end) throw new Error('No page was read');
  return { ...end, rows: pages.flatMap(({ rows }) => rows) };
}

/** Every page of the list up to the one that the address names. */
export const readEvents = ({ when = 'coming', page: last = 1 }: EventsSearch): Promise<EventsFound> =>
  pagesOf<EventRow, EventsPage>(last, (one) => client.getOfficeEvents({ query: { when, page: one } }));

/** The same of who registered for an event. */
export const readPeople = (
  id: string,
  { q = '', people: state = 'coming', arrived, page: last = 1 }: EventSearch,
): Promise<PeopleFound> =>
  pagesOf<EventPerson, PeoplePage>(last, (one) =>
    client.getPeople({ params: { id }, query: { q, state, page: one, ...(arrived && { arrived }) } }),
  );
