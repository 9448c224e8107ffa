import { dayMs } from '@banyan/api/contract';
import { formDataOf } from '@banyan/api/internal';
import type { ImportChoice } from '@banyan/api/office';
import { expect } from 'vitest';
import { campaignRow } from '../campaigns/test-campaigns.ts';
import type { ServerOverrides } from '../create-server.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import { transaction } from '../database/transaction.ts';
import { recordGift } from '../donations/recording.ts';
import { refundDonation } from '../donations/refunding.ts';
import { givingServer } from '../donations/test-giving.ts';
import { jobBody } from '../jobs/test-job.ts';
import { commit } from '../members/member-import/commit-import.ts';
import { keepImport } from '../members/member-import/reading.ts';
import { scopeOf } from '../permissions/scope.ts';
import { reply } from '../review/reply.ts';
import { versionInQueue } from '../review/submissions.ts';
import { reviewing } from '../review/test-reviewing.ts';
import { picture, storyBody } from '../stories/test-story.ts';
import { terminal } from '../testing/terminal.ts';
import { contactBody, eventBody, registrationBody } from '../testing/test-server.ts';
import { mergeTwo } from './merging.ts';

/** A person who has used every feature, with words that nobody else has. */
export const zubeida = {
  email: 'Zubeida@example.org',
  /** Lowercase words that would reveal her anywhere. */
  traces: ['zubeida', 'nandruk', '555-0199', 'quince street', 'gearwheel', 'zinc works'],
};

const name = { FirstName: 'Zubeida', LastName: 'Nandruk' };

/** A site on which Zubeida and Tara have used every feature. */
export async function siteWithPeople(
  overrides: ServerOverrides = {},
  environment: Record<string, string> = {},
) {
  const site = await givingServer(overrides, environment);
  const banyan = terminal(site.dataDir);
  const review = reviewing(site);
  const done = async (answer: Response): Promise<string> => {
    expect(answer.status, await answer.clone().text()).toBe(200);
    return (await answer.json()).reference;
  };
  const sendStory = async (more: Record<string, unknown>) =>
    done(await site.request('/alumni-stories/create', { method: 'POST', body: formDataOf(storyBody(more)) }));
  const hers = {
    email: zubeida.email,
    name: 'Zubeida Nandruk',
    contactNo: '555-0199',
    company: 'Zinc Works',
  };
  const poster = { postedBy: { User: { name: hers.name, email: hers.email, contactNo: hers.contactNo } } };
  const member = (more: Record<string, unknown> = {}) =>
    registrationBody({
      ...name,
      email: zubeida.email,
      phone: '555-0199',
      Company: 'Zinc Works',
      publicCompany: true,
      address: { street1: '12 Quince Street', city: 'Lowell' },
      personalNote: 'I kept a gearwheel.',
      ...more,
    });
  const register = async (path: string, more: Record<string, unknown> = {}) =>
    site.post(
      path,
      eventBody({
        firstName: 'Zubeida',
        lastName: 'Nandruk',
        email: zubeida.email,
        comments: 'Gearwheel',
        ...more,
      }),
    );

  const coming = await site.event({ id: 'coming', max_attendees: 1 });
  const past = await site.event({ id: 'past' });
  await done(await register(coming));
  await done(await register(past));
  await done(
    await register(past, { firstName: 'Tara', email: 'tara@example.org', lastName: 'Chinch', comments: '' }),
  );
  const { id: registration } = await site.database
    .selectFrom('event_registrations')
    .select('id')
    .where('event_id', '=', 'past')
    .where('email', '=', zubeida.email)
    .executeTakeFirstOrThrow();
  const letIn = {
    item: 'I',
    kind: 'in',
    result: 'in',
    at: 1_577_900_000_000,
    guests: 1,
    undoes: '',
  } as const;
  await site.database
    .insertInto('check_ins')
    .values({
      ...letIn,
      event_id: 'past',
      registration_id: registration,
      by_name: 'Ravi',
      device: 'D',
      version: 1,
      created_at: '2020-01-01T18:00:00.000Z',
    })
    .execute();
  await site.database.updateTable('events').set({ date: '2020-01-01' }).where('id', '=', 'past').execute();

  const ids = {
    member: await done(await site.post('/member/member-register', member())),
    again: await done(await site.post('/member/member-register', member({ Year: 2001 }))),
    refused: await done(await site.post('/member/member-register', member({ Year: 2002 }))),
    tara: await done(
      await site.post('/member/member-register', registrationBody({ email: 'tara@example.org' })),
    ),
    story: await sendStory({ ...hers, title: 'Gearwheel', photo: await picture() }),
    waiting: await sendStory({ ...hers, title: 'Another gearwheel', photo: await picture() }),
    taras: await sendStory({ email: 'tara@example.org' }),
    job: await done(await site.post('/jobs/create-jobs', jobBody({ title: 'Gearwheel maker', ...poster }))),
    message: await done(
      await site.post(
        '/contact',
        contactBody({ email: zubeida.email, firstName: 'Zubeida', message: 'A gearwheel.' }),
      ),
    ),
    tarasMessage: await done(await site.post('/contact', contactBody({ email: 'tara@example.org' }))),
  };
  await review.approve(ids.member, ids.story, ids.taras, ids.job, ids.tara);
  await review.reject('There is one of you, Zubeida.', ids.refused);
  expect((await review.merge(ids.again)).state).toBe('merged');

  await transaction(site.database, async (trx) => {
    const message = await review.named(ids.message);
    const version = await versionInQueue(trx, message);
    const replying = { who: 'Kiran', scope: 'everywhere', config: site.config, holdMs: 0 } as const;
    const text = 'Dear Zubeida, keep the gearwheel.';
    expect((await reply(trx, message, { ...replying, text, version }, Date.now())).state).toBe('done');
  });
  for (const [reference, answer] of [
    [ids.waiting, 'The gearwheel is in my attic.'],
    [ids.tarasMessage, 'Yes.'],
  ]) {
    expect((await review.ask(reference ?? '', 'Is it yours?')).state).toBe('asked');
    const mail = site.database.selectFrom('outbox').select('body').where('subject', 'like', 'A question%');
    const { body } = await mail.orderBy('id', 'desc').executeTakeFirstOrThrow();
    const [, token] = /\/answer\?token=(\S+)/.exec(body) ?? [];
    await done(await site.post('/answers', { token, answer }));
  }

  const donor = {
    firstName: 'Zubeida',
    lastName: 'Nandruk',
    email: zubeida.email,
    graduationYear: 1994,
    program: 'MTech',
    purpose: 'A bench',
  };
  const received = await site.create(25);
  expect((await site.capture(received.id, donor)).status).toBe(200);
  // The demo gateway declines this amount.
  const declined = await site.create(402);
  expect((await site.capture(declined.id, donor)).status).toBe(422);
  return { ...site, banyan, review, ids, register, coming, received, declined };
}

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
