/** What stands in a location's place where there is none: no map knows it. */
const nowhere = /^\s*(?:online|virtual|remote|zoom|webinar|https?:|tb[acd]\b|to be |$)/i;

/** Where a map shows a place, on a site that follows nobody; `undefined` for an event that takes place nowhere. */
export const mapHref = (location: string): string | undefined =>
  nowhere.test(location)
    ? undefined
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(location.trim().slice(0, 200).toWellFormed())}`;
