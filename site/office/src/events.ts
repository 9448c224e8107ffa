import * as v from 'valibot';

/** What the address says of the list of events: which of them, and how many pages. */
export const EventsSearch = v.object({
  when: v.fallback(v.optional(v.picklist(['coming', 'draft', 'past', 'cancelled'])), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))), undefined),
});
export type EventsSearch = v.InferOutput<typeof EventsSearch>;

/** Parts of an event, in the order of their tabs. */
export const eventTabs = ['facts', 'gallery', 'people', 'letters', 'history'] as const;
export type EventTab = (typeof eventTabs)[number];

/** What the address says of one event: which part of it. */
export const EventSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(eventTabs)), undefined),
});
export type EventSearch = v.InferOutput<typeof EventSearch>;
