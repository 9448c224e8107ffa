import { dayMs } from '@banyan/api/contract';
import type { GiftFields } from '@banyan/api/office';
import type { Transaction } from '../database/database.ts';
import { isoDayIn } from '../dates.ts';
import { logTransition } from './donation-log.ts';
import { recordedGift } from './recording.ts';

/** Value of `recorded_by` that marks sample gifts. */
const samples = 'samples';

const empty = {
  kind: 'check',
  contribution: 'gift',
  organization: '',
  fairValueCents: null,
  description: '',
  purpose: '',
  note: '',
  receipt: false,
} as const;

/** Sample gifts, one of each kind, with their age in days. */
const gifts: readonly (Omit<GiftFields, 'day'> & { daysAgo: number })[] = [
  {
    ...empty,
    daysAgo: 12,
    firstName: 'Gauri',
    lastName: 'Kanchan',
    email: 'gauri.kanchan@example.org',
    cents: 500_00,
    purpose: 'Student Laptops',
    note: 'Check no. 117',
  },
  {
    ...empty,
    daysAgo: 30,
    contribution: 'partial',
    firstName: 'Dattatraya',
    lastName: 'Umbar',
    email: 'dattatraya.umbar@example.org',
    cents: 250_00,
    description: 'dinner for two at the reunion',
    fairValueCents: 80_00,
    purpose: 'Student Housing',
  },
  {
    ...empty,
    daysAgo: 45,
    kind: 'other',
    contribution: 'goods',
    organization: 'Trestle Labs Inc.',
    firstName: 'Raghav',
    lastName: 'Chafa',
    email: 'raghav.chafa@example.org',
    cents: 0,
    description: '12 refurbished laptops',
  },
  {
    ...empty,
    daysAgo: 60,
    contribution: 'fund',
    organization: 'Example Gift Fund',
    firstName: 'Gauri',
    lastName: 'Kanchan',
    email: 'gauri.kanchan@example.org',
    cents: 2_000_00,
    purpose: 'Centers of Excellence',
  },
  {
    ...empty,
    daysAgo: 75,
    contribution: 'match',
    organization: 'Keystone Bridges Corp.',
    firstName: 'Dattatraya',
    lastName: 'Umbar',
    email: 'dattatraya.umbar@example.org',
    cents: 170_00,
    purpose: 'Student Housing',
  },
];

/** Adds the sample gifts to a site whose payments are a demo. */
export async function addSampleGifts(trx: Transaction, now: number): Promise<void> {
  const dayOf = isoDayIn('UTC');
  for (const { daysAgo, ...gift } of gifts) {
    const at = now - daysAgo * dayMs;
    const day = dayOf(new Date(at).toISOString());
    const row = recordedGift({ ...gift, day }, 'UTC', samples, at);
    await trx.insertInto('donations').values(row).execute();
    const step = { donation_id: row.id, from_state: null, to_state: row.state };
    await logTransition(trx, { ...step, cause: 'office', detail: '' }, at);
  }
}

/** Removes the sample gifts with their history and returns their number. */
export async function removeSampleGifts(trx: Transaction): Promise<number> {
  const rows = await trx.selectFrom('donations').select('id').where('recorded_by', '=', samples).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await trx.deleteFrom('donation_refunds').where('donation_id', 'in', ids).execute();
  await trx.deleteFrom('donation_transitions').where('donation_id', 'in', ids).execute();
  await trx.deleteFrom('donations').where('id', 'in', ids).execute();
  return ids.length;
}
