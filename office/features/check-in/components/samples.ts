import type { CheckInEntry } from '@banyan/api/office';

/** Time on the evening of October 16, 2027 (ISO). */
export const atCheckIn = (hours: number, minutes: number): string =>
  new Date(2027, 9, 16, hours, minutes).toISOString();

const sampleEntry: CheckInEntry = {
  id: 'anasuya',
  key: 'anasuya',
  firstName: 'Anasuya',
  lastName: 'Palash-Deshmukh',
  year: 1994,
  state: 'coming',
  guests: 1,
  guestsIn: 0,
  arrivedAt: null,
  by: '',
  checkIn: null,
  twice: [],
};

export const sampleEntries: readonly CheckInEntry[] = [
  sampleEntry,
  {
    ...sampleEntry,
    id: 'meena',
    firstName: 'Meena',
    lastName: 'Palash',
    year: 1989,
    guests: 0,
    arrivedAt: atCheckIn(18, 55),
    by: 'Ravi',
    checkIn: 'meena-in',
  },
  {
    ...sampleEntry,
    id: 'lakshminarayan',
    firstName: 'Lakshminarayan',
    lastName: 'Palkar',
    year: 2001,
    guests: 3,
  },
];
