import * as v from 'valibot';

const shape = /^\d{4}-\d\d-\d\d(?:$|T\d\d:\d\d)/;
const withoutOffset = /T[\d:.]+$/;

/**
 * When something was published: ISO 8601, an instant or a day; a time without an offset is UTC's. Words in another language's
 * order are no date. An event's moments, which have a zone of their own, are read by `events/moments.ts`.
 */
export const publishedAt = /* @__PURE__ */ v.pipe(
  v.string(),
  v.check((text) => shape.test(text) && !Number.isNaN(Date.parse(text))),
  v.transform((text) => (withoutOffset.test(text) ? `${text}Z` : text)),
);

/** Whether only the day of publication is known. */
export const isDay = (published: string) => !published.includes('T');

/** The instant by which a day is told: of a day alone its noon in UTC, when it is that day all over the country. */
export const tellingInstant = (published: string): number =>
  Date.parse(isDay(published) ? `${published}T12:00Z` : published);
