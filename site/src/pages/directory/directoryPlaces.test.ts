import type { AlumnusCard } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { passedOver } from './directoryPlaces.ts';

const bare: AlumnusCard = {
  _id: 'm-1',
  firstName: 'Meera',
  lastName: 'Kadamb',
  image: '',
  graduationYear: 1998,
  coepProgram: 'Computer Engineering',
  company: '',
  address: { state: '' },
  linkedIn: '',
};

test.each([
  [{ place: 'OR' }, 'Ore.', true],
  [{ place: 'OR' }, 'OR', false],
  [{ place: 'OR' }, '', true],
  [{ place: 'bay-area' }, '', true],
  [{ place: 'bay-area' }, 'Nevada', false],
  [{ company: 'canal' }, '', true],
  [{ search: 'Meera' }, '', false],
])('for the query %o, a member in %j means that the filter was ignored: %s', (query, state, passed) => {
  expect(passedOver([{ ...bare, address: { state } }], query) !== undefined).toBe(passed);
});
