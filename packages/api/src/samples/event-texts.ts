import type { EventItemInput } from '../contract/events/event-item.ts';
import {
  eveningOfLamps,
  garbaNight,
  gridStorage,
  pictures,
  ridgeWalk,
  scholarship5k,
  summerPicnic,
} from './galleries.ts';

/** Time of a sample event: days from today, then on to the next such weekday (0 is Sunday), in its own zone. */
export interface SampleTime {
  inDays: number;
  weekday?: number;
  /** Hours of the day; without them the event has no time. */
  from?: number;
  to?: number;
  /** Days between the registration deadline and the event. */
  deadlineDays?: number;
}

export type EventText = Omit<EventItemInput, 'date' | 'endDate' | 'timezone'> & {
  timezone: string;
  when: SampleTime;
};

const zones = {
  atlantic: 'America/New_York',
  central: 'America/Chicago',
  pacific: 'America/Los_Angeles',
} as const;

/** Invented upcoming events: one today, one full, one with a past deadline, one with registration elsewhere. */
const upcoming: readonly EventText[] = [
  {
    _id: 'event-open-drawing-day',
    title: 'Open drawing day',
    description:
      'Bring a pencil and sit in front of something that stands up. Nobody looks over your shoulder; tea at four.',
    when: { inDays: 0 },
    timezone: zones.central,
    location: 'Tribune Yard, Chicago, Illinois',
    category: 'Workshop',
    organizer: 'Chicago/Midwest chapter',
    chapter: 'chicago-midwest',
    ...pictures({ '/samples/upcoming/drawing-day.svg': 'An arch, half inked, and the pencil' }),
  },
  {
    _id: 'event-winter-ridge',
    title: 'Ridge walk, the winter edition',
    description:
      'Eleven miles again, colder. The bus is booked for everybody on the list, so the list is closed.',
    when: { inDays: 4, weekday: 0, from: 8, to: 16, deadlineDays: 11 },
    timezone: zones.pacific,
    location: 'Heron Pass trailhead, North Bend, Washington',
    category: 'Outdoors',
    organizer: 'Pacific Northwest chapter',
    chapter: 'pacific-northwest',
    maxAttendees: 60,
    registeredCount: 51,
    ...pictures({ '/samples/upcoming/winter-ridge.svg': 'Nine walkers on the white ridge, over the trees' }),
  },
  {
    _id: 'event-music-in-the-round',
    title: 'Music in the round',
    description: 'A sitar, a tabla, forty cushions and no stage. There were forty cushions; they are taken.',
    when: { inDays: 13, weekday: 5, from: 19, to: 22 },
    timezone: zones.atlantic,
    location: 'Cooper Lane House, Jersey City, New Jersey',
    category: 'Cultural',
    organizer: 'NY/Northeast chapter',
    chapter: 'ny-northeast',
    maxAttendees: 40,
    registeredCount: 40,
    ...pictures({ '/art/event-music.svg': 'Six strings, each at another harmonic' }),
  },
  {
    _id: 'event-kite-morning',
    title: 'Kite morning for Sankrant',
    description:
      'Bring your own manja stories. Kites, tilgul and breakfast provided; wind is not guaranteed.',
    when: { inDays: 52, weekday: 6, from: 9, to: 12 },
    timezone: zones.central,
    location: 'Longmeadow Park, Plano, Texas',
    category: 'Cultural',
    organizer: 'TX/Southwest chapter',
    chapter: 'tx-southwest',
    ...pictures({ '/art/event-kites.svg': 'Seven kites on their strings' }),
  },
  {
    _id: 'event-founders-evening',
    title: 'From drawing board to hardware: a founders’ evening',
    description:
      'Three alumni, three companies that build physical things, and the mistakes that cost the most.',
    when: { inDays: 74, weekday: 6, from: 18, to: 21 },
    timezone: zones.pacific,
    location: 'Catenary Labs, Seattle, Washington',
    category: 'Career',
    organizer: 'Pacific Northwest chapter',
    chapter: 'pacific-northwest',
    ...pictures({ '/samples/upcoming/founders.svg': 'Nuts, drawn on the left and made on the right' }),
    registrationURL: 'https://tickets.example.org/founders-evening',
  },
];

/** Invented past events: with a film, with pictures, or with none. */
const past: readonly EventText[] = [
  {
    _id: 'event-garba-night',
    title: 'Garba night',
    description:
      'Four hundred people, two dhols and one very forgiving gymnasium floor. The circle reached the walls at a quarter past nine and stayed there until the lights came on.',
    when: { inDays: -36, weekday: 0, from: 18, to: 22 },
    timezone: zones.atlantic,
    location: 'Peachtree Street Gymnasium, Atlanta, Georgia',
    category: 'Cultural',
    organizer: 'Atlanta chapter',
    chapter: 'atlanta',
    maxAttendees: 400,
    registeredCount: 400,
    ...garbaNight,
  },
  {
    _id: 'event-ridge-walk',
    title: 'Ridge walk and reunion',
    description:
      'Eleven miles, nineteen classes. The eldest walker finished first and was kind enough not to mention it more than four times on the bus home.',
    when: { inDays: -72, weekday: 6, from: 8, to: 16 },
    timezone: zones.pacific,
    location: 'Heron Pass trailhead, North Bend, Washington',
    category: 'Outdoors',
    organizer: 'Pacific Northwest chapter',
    chapter: 'pacific-northwest',
    maxAttendees: 60,
    registeredCount: 58,
    ...ridgeWalk,
  },
  {
    _id: 'event-grid-storage',
    title: 'Grid storage, explained twice',
    description:
      'One lecture for the power engineers and then the same lecture for everyone else. The second one was better, said the power engineers.',
    when: { inDays: -95, weekday: 4, from: 18, to: 20 },
    timezone: zones.central,
    location: 'Lakeside Library, Evanston, Illinois',
    category: 'Lecture',
    organizer: 'Chicago/Midwest chapter',
    chapter: 'chicago-midwest',
    maxAttendees: 120,
    registeredCount: 97,
    ...gridStorage,
  },
  {
    _id: 'event-summer-picnic',
    title: 'Summer picnic',
    description:
      'Two hundred families under one very large plane tree, and a tug-of-war between departments that Civil won by anchoring first.',
    when: { inDays: -136, weekday: 6 },
    timezone: zones.pacific,
    location: 'Alder Creek Park, San Jose, California',
    category: 'Family',
    organizer: 'Bay Area chapter',
    chapter: 'bay-area',
    ...summerPicnic,
  },
  {
    _id: 'event-scholarship-5k',
    title: '5K for the scholarship fund',
    description:
      'Raised one full scholarship. The Metallurgy relay team would like it known that they were carrying a thermos.',
    when: { inDays: -190, weekday: 0, from: 8, to: 11 },
    timezone: zones.central,
    location: 'White Rock loop, Dallas, Texas',
    category: 'Fundraiser',
    organizer: 'TX/Southwest chapter',
    chapter: 'tx-southwest',
    maxAttendees: 300,
    registeredCount: 211,
    ...scholarship5k,
  },
  {
    _id: 'event-annual-meeting',
    title: 'Annual general meeting',
    description:
      'The accounts were read, questioned and passed in forty-one minutes. No pictures were taken, at the treasurer’s request.',
    when: { inDays: -220, weekday: 2, from: 17, to: 18 },
    timezone: zones.atlantic,
    location: 'Online',
    images: [],
  },
  {
    _id: 'event-evening-of-lamps',
    title: 'Evening of lamps',
    description:
      'Nine hundred lamps, one gust, and then about two hundred lamps. Everyone agreed it looked better.',
    when: { inDays: -377, weekday: 6, from: 17, to: 21 },
    timezone: zones.pacific,
    location: 'Saltmarsh Hall, Fremont, California',
    category: 'Cultural',
    organizer: 'Bay Area chapter',
    chapter: 'bay-area',
    maxAttendees: 240,
    registeredCount: 240,
    ...eveningOfLamps,
  },
  {
    _id: 'past-first-picnic',
    title: 'The first picnic',
    description:
      'Eleven people and one cooler, before there was an association to write it down. This is all we know.',
    when: { inDays: -8_200, weekday: 6 },
    timezone: zones.pacific,
    location: 'A park in Sunnyvale, California',
    images: [],
  },
];

export const eventTexts: readonly EventText[] = [...upcoming, ...past];
