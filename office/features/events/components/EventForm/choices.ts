import { cityOf } from '../../../../kit/words/events.ts';

/** Suggested categories; any other text is allowed. */
export const categories = [
  'Career',
  'Cultural',
  'Dinner',
  'Family',
  'Fundraiser',
  'Lecture',
  'Outdoors',
  'Workshop',
] as const;

/**
 * Ways of confirming a registration. With the first a seat counts at once, but during a rush guests must pass a check and open the
 * emailed link within half an hour. Without either option they never have to.
 */
export const confirmationOptions = [
  { value: 'verification', label: 'Ask, but hold the seat' },
  { value: 'letter', label: 'Seat counts only once confirmed' },
] as const;

/** US time zones and their names. */
const zones: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
  'Asia/Kolkata': 'India',
};

/** Offered time zones, including the event’s own if it is another one. */
export const zoneOptions = (own: string): { value: string; label: string }[] =>
  [...new Set([...Object.keys(zones), ...(own ? [own] : [])])].map((value) => {
    const name = zones[value];
    return { value, label: name === undefined ? cityOf(value) : `${name}, ${cityOf(value)}` };
  });

/** Default time zone of a chapter’s events. */
export const zoneOfChapter: Readonly<Record<string, string>> = {
  atlanta: 'America/New_York',
  'bay-area': 'America/Los_Angeles',
  'chicago-midwest': 'America/Chicago',
  'pacific-northwest': 'America/Los_Angeles',
  'ny-northeast': 'America/New_York',
  'southern-california': 'America/Los_Angeles',
  'tx-southwest': 'America/Chicago',
};
