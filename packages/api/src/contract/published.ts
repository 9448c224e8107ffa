import * as v from 'valibot';

const shape = /^\d{4}-\d\d-\d\d(?:$|T\d\d:\d\d)/;
const withoutOffset = /T[\d:.]+$/;

/**
 * Date of publication: ISO 8601, an instant or a day; a time without an offset is in UTC. Dates written in words are rejected. For
 * an event's moments, which have a zone of their own, see `events/moments.ts`.
 */
export const publishedAt = /* @__PURE__ */ v.pipe(
  v.string(),
  v.check((text) => shape.test(text) && !Number.isNaN(Date.parse(text))),
  v.transform((text) => (withoutOffset.test(text) ? `${text}Z` : text)),
);

/** Returns true if only the day of publication is known. */
export const isDay = (published: string) => !published.includes('T');

/** Returns the instant used to format a date. For a day it is noon in UTC, when it is that day in the whole country. */
export const tellingInstant = (published: string): number =>
  Date.parse(isDay(published) ? `${published}T12:00Z` : published);
