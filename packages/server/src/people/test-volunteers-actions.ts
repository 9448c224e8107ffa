import { dayMs } from '@banyan/api/contract';
import type { ImportChoice } from '@banyan/api/office';
import { expect } from 'vitest';
import { campaignRow } from '../campaigns/test-campaigns.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import { transaction } from '../database/transaction.ts';
import { recordGift } from '../donations/recording.ts';
import { refundDonation } from '../donations/refunding.ts';
import { commit } from '../members/member-import/commit-import.ts';
import { keepImport } from '../members/member-import/reading.ts';
import { scopeOf } from '../permissions/scope.ts';
import { registrationBody } from '../testing/test-server.ts';
import { mergeTwo } from './merging.ts';
import { type siteWithPeople, zubeida } from './test-person.ts';

type Site = Awaited<ReturnType<typeof siteWithPeople>>;

const volunteer = 'meera';
const keeper = {
  volunteer,
  scope: scopeOf({ grants: [{ role: 'admin', chapter: null }] }, 'member.merge'),
};

/** An import that names her: it changes her entry, and one of its lines is rejected. */
async function memberImport(database: Database, now: number): Promise<void> {
  const lines = [
    'first_name,last_name,email,year,program,city',
    `Zubeida,Nandruk,${zubeida.email},1994,MTech,Gearwheel`,
    `Zubeida,Nandruk,${zubeida.email},19,MTech,Gearwheel`,
  ];
  const file = { name: 'roll.csv', bytes: Buffer.from(lines.join('\n')), volunteer };
  const { id } = await keepImport(database, file, now);
  const columns: ImportChoice['columns'] = ['first_name', 'last_name', 'email', 'year', 'program', 'city'];
  const chosen = { id, columns, duplicates: 'take' } as const;
  const done = await commit(database, 'secret', { who: 'Meera', volunteer }, chosen, now);
  expect(done).toMatchObject({ state: 'done', counts: { changed: 1, rejected: 1 } });
}

/** Merges a second entry of hers, which had another email. */
async function merge({ database, post, review, ids }: Site, now: number): Promise<void> {
  const other = registrationBody({
    FirstName: 'Zubeida',
    LastName: 'Nandruk-Rao',
    email: 'z.nandruk@example.com',
    phone: '555-0199',
  });
  const { reference } = await (await post('/member/member-register', other)).json();
  await review.approve(reference);
  const entry = (ref: string) =>
    database
      .selectFrom('members')
      .select(['id', 'version'])
      .where('reference', '=', ref)
      .executeTakeFirstOrThrow();
  const both = { keep: await entry(ids.member), drop: await entry(reference) };
  const merged = await mergeTwo(database, keeper, { ...both, take: ['lastName'] }, now);
  expect(merged.state).toBe('done');
}

/** Records a check of hers and a partial refund. */
async function check(database: Database, now: number): Promise<void> {
  const person = { firstName: 'Zubeida', lastName: 'Nandruk', email: zubeida.email };
  const gift = { ...person, kind: 'check', cents: 10_000, day: '2026-01-02', purpose: 'A bench' } as const;
  const plain = { contribution: 'gift', organization: '', fairValueCents: null, description: '' } as const;
  const fields = { ...gift, ...plain, note: 'By post, from Quince Street', receipt: true };
  const recorded = await recordGift(database, fields, { volunteer, holdMs: 0 }, now);
  if (recorded.state !== 'done') throw new Error(recorded.message);
  const { reference, version } = recorded.row;
  const wanted = { reference, version, cents: 1_000, reason: 'Zubeida meant 90', byHand: true, volunteer };
  const refunded = await refundDonation({ database, payments: undefined, now: () => now }, wanted);
  expect(refunded.state).toBe('done');
}

/** A campaign with her as the reply-to address, which she also received. */
async function emails(database: Database, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  const campaign = campaignRow({
    id: newId(now),
    subject: 'A picnic',
    reply_to: zubeida.email,
    created_at: at,
    changed_at: at,
  });
  const mail = {
    id: newId(now),
    recipient: zubeida.email,
    reply_to: null,
    subject: 'A picnic',
    body: '',
    html: '<p>Dear Zubeida</p>',
    about: campaign.id,
    mailing_id: campaign.id,
    from_name: null,
    email_key: zubeida.email.toLowerCase(),
    created_at: at,
    attempts: 0,
    next_attempt_at: now,
    unsubscribe: 'https://alumni.example.org/letters?token=T',
    sent_at: at,
    last_error: null,
    leased_until: 0,
    batch: null,
    given_up_at: null,
  };
  await transaction(database, async (trx) => {
    await trx.insertInto('mailings').values(campaign).execute();
    await trx.insertInto('outbox').values(mail).execute();
  });
}

/**
 * Actions of volunteers that involve Zubeida's data: an import changes her entry, two entries are merged, a check is recorded and
 * partly refunded, and campaigns have her as the reply-to address.
 */
export async function volunteersActions(site: Site): Promise<void> {
  // During her deletion week, when everything that can be undone for a week is still stored.
  const now = Date.now() + 3 * dayMs;
  await memberImport(site.database, now);
  await merge(site, now);
  await check(site.database, now);
  await emails(site.database, now);
}
