/** Locations that are not places and that no map knows. */
const nowhere = /^\s*(?:online|virtual|remote|zoom|webinar|https?:|tb[acd]\b|to be |$)/i;

/** Link to a place on a map, on a site that does not track its visitors; `undefined` for an event without a place. */
export const mapHref = (location: string): string | undefined =>
  nowhere.test(location)
    ? undefined
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(location.trim().slice(0, 200).toWellFormed())}`;
