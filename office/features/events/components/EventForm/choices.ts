import { cityOf } from '../../../../kit/words/events.ts';

/** What is offered while a category is typed; any other may be. */
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
 * When a seat counts. At once means that in a rush people prove that they are, and open the link in the email within half an hour;
 * without one of these nobody ever does.
 */
export const confirmationOptions = [
  { value: 'verification', label: 'Ask, but hold the seat' },
  { value: 'letter', label: 'Seat counts only once confirmed' },
] as const;

/** Zones of the country, and what each is called. */
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

/** The zones that are offered, and the one that an event has, whichever that is. */
export const zoneOptions = (own: string): { value: string; label: string }[] =>
  [...new Set([...Object.keys(zones), ...(own ? [own] : [])])].map((value) => {
    const name = zones[value];
    return { value, label: name === undefined ? cityOf(value) : `${name}, ${cityOf(value)}` };
  });

/** Whose clocks an event of a chapter is told by, unless somebody says otherwise. */
export const zoneOfChapter: Readonly<Record<string, string>> = {
  atlanta: 'America/New_York',
  'bay-area': 'America/Los_Angeles',
  'chicago-midwest': 'America/Chicago',
  'pacific-northwest': 'America/Los_Angeles',
  'ny-northeast': 'America/New_York',
  'southern-california': 'America/Los_Angeles',
  'tx-southwest': 'America/Chicago',
};
