import type { EventEmails, EventPerson, EventRow } from '@banyan/api/office';

/** Current time of the samples: October 12, 2027, 8:14 PM. */
export const sampleNow = new Date(2027, 9, 12, 20, 14).getTime();

export const sampleEventRow: EventRow = {
  id: 'garba-night',
  state: 'shown',
  version: 3,
  title: 'Garba night, Evanston: nine nights in one, with live dhol',
  date: '2027-10-16T23:00:00.000Z',
  end: '2027-10-17T03:00:00.000Z',
  zone: 'America/Chicago',
  location: 'Robert Crown Community Center, Evanston, Illinois',
  category: 'Cultural',
  chapter: 'chicago-midwest',
  featured: true,
  isOver: false,
  seats: 240,
  taken: 212,
  waiting: 0,
  fresh: 12,
  items: 0,
};

export const sampleEventRows: readonly EventRow[] = [
  sampleEventRow,
  {
    ...sampleEventRow,
    id: 'picnic',
    title: 'Bay Area autumn picnic and alumni cricket',
    date: '2027-10-24',
    end: null,
    zone: 'America/Los_Angeles',
    location: 'Coyote Point, San Mateo, California',
    chapter: 'bay-area',
    featured: false,
    seats: null,
    taken: 61,
    fresh: 0,
  },
  {
    ...sampleEventRow,
    id: 'long-table',
    title: 'The Long Table',
    date: '2027-12-12T02:30:00.000Z',
    zone: 'America/Los_Angeles',
    location: 'Saltmarsh Hall, Fremont, California',
    chapter: null,
    featured: false,
    seats: 60,
    taken: 60,
    waiting: 14,
    fresh: 3,
  },
];

const person = (id: string, name: string, year: number, more: Partial<EventPerson> = {}): EventPerson => {
  const [firstName = '', ...last] = name.split(' ');
  return {
    id,
    reference: 'R-7K2Q-9XPD',
    firstName,
    lastName: last.join(' '),
    year,
    email: `${firstName.toLowerCase()}@example.org`,
    comments: '',
    state: 'confirmed',
    at: '2027-10-02T19:20:00.000Z',
    ...more,
  };
};

export const samplePeople: readonly EventPerson[] = [
  person('sunita', 'Sunita Bakul', 1987, {
    comments: 'Vegetarian, and one high chair',
    member: 'M-7K2Q-9XPD',
  }),
  person('venkat', 'Venkatasubramanian Ranganathan Kadamb', 1998),
  person('anasuya', 'Anasuya Palash-Deshmukh', 1994, { state: 'held' }),
  person('raghu', 'Raghavendra Chafa', 2008, { comments: 'Arrives after nine, night shift' }),
  person('datta', 'Dattatraya Umbar', 1966, { comments: 'Needs the lift', state: 'offered' }),
];

export const sampleEmails: readonly EventEmails[] = [
  {
    id: 'l3',
    kind: 'changed',
    many: 212,
    at: new Date(2027, 9, 12, 20, 12).toISOString(),
    leavesAt: new Date(2027, 9, 12, 20, 19).toISOString(),
    left: 0,
    state: 'held',
  },
  {
    id: 'l2',
    kind: 'changed',
    many: 180,
    at: new Date(2027, 9, 2, 9, 0).toISOString(),
    leavesAt: new Date(2027, 9, 2, 9, 5).toISOString(),
    left: 180,
    state: 'sent',
  },
  {
    id: 'l1',
    kind: 'cancelled',
    many: 96,
    at: new Date(2027, 8, 20, 18, 0).toISOString(),
    leavesAt: new Date(2027, 8, 20, 18, 5).toISOString(),
    left: 0,
    state: 'taken back',
  },
];
