import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '../../site/e2e/product.ts';
import { expect } from '../../site/e2e/test.ts';

/** Member of the directory, with an email and a state. */
type Somebody = readonly [first: string, last: string, email: string, year: number, state: string];

/** Imports members into the directory from the command line. */
export function bringIn(office: Product, people: readonly Somebody[]): void {
  const lines = people.map(([first, last, email, year, state]) =>
    [first, last, email, year, 'Civil', 'Fremont', state].join(','),
  );
  const file = path.join(office.dataDir, `roll-${people[0]?.[2]}.csv`);
  writeFileSync(file, ['first_name,last_name,email,year,program,city,state', ...lines].join('\n'));
  expect(office.banyan('import', file).code).toBe(0);
}
