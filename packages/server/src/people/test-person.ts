import { formDataOf } from '@banyan/api/internal';
import { expect } from 'vitest';
import type { ServerOverrides } from '../create-server.ts';
import { transaction } from '../database/transaction.ts';
import { givingServer } from '../donations/test-giving.ts';
import { jobBody } from '../jobs/test-job.ts';
import { reply } from '../review/reply.ts';
import { versionInQueue } from '../review/submissions.ts';
import { reviewing } from '../review/test-reviewing.ts';
import { picture, storyBody } from '../stories/test-story.ts';
import { terminal } from '../testing/terminal.ts';
import { contactBody, eventBody, registrationBody } from '../testing/test-server.ts';

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
