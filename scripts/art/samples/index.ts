import { fiveK } from './fiveK.ts';
import { garba } from './garba.ts';
import { grid } from './grid.ts';
import { lamps } from './lamps.ts';
import { newsOfMoney } from './newsOfMoney.ts';
import { newsOfPeople } from './newsOfPeople.ts';
import { picnic } from './picnic.ts';
import { ridge } from './ridge.ts';
import { stories } from './stories.ts';
import { upcoming } from './upcoming.ts';

/** Pictures of the samples, by their folder and name: each belongs to one event, news or story. */
export const samples: Record<string, Record<string, string>> = {
  'ridge-walk': ridge,
  'garba-night': garba,
  'grid-storage': grid,
  'summer-picnic': picnic,
  'scholarship-5k': fiveK,
  'evening-of-lamps': lamps,
  upcoming,
  news: { ...newsOfMoney, ...newsOfPeople },
  stories,
};
