import { dayMs, myMessages as messages, ticketMessages } from '@banyan/api/contract';
import { formDataOf } from '@banyan/api/internal';
import { describe, expect, test } from 'vitest';
import { jobBody } from '../jobs/test-job.ts';
import { storyBody } from '../stories/test-story.ts';
import { eventBody, registrationBody } from '../testing/test-server.ts';
import { mySite } from './test-my.ts';

const rohan = 'rohan@example.org';

type Site = Awaited<ReturnType<typeof mySite>>;

const referenceOf = async (answer: Response): Promise<string> => (await answer.json()).reference;

/** A member in the directory who is signed in. */
async function member(more: Record<string, unknown> = {}) {
  const site = await mySite();
  const reference = await referenceOf(await site.post('/member/member-register', registrationBody(more)));
  await site.review.approve(reference);
  const at = await site.signIn(String(more.email ?? rohan));
  const id = (await at.page()).entries[0]?.id ?? '';
  return { ...site, at, id, reference };
}

const found = async ({ request }: Pick<Site, 'request'>, search: string) =>
  (await (await request(`/member/get-members?${search}`)).json()).data as Record<string, unknown>[];

const auditActions = async ({ database }: Pick<Site, 'database'>, action: string) =>
  database.selectFrom('audit_log').selectAll().where('action', '=', action).execute();

describe('consents', () => {
  test('changes consents at once, in the directory as well, and dates them', async () => {
    const site = await member({
      Company: 'Kettle River',
      publicCompany: true,
      address: { state: 'Texas' },
    });
    const { at, id } = site;
    const consents = async () => {
      const [entry] = (await at.page()).entries;
      return Object.fromEntries(
        (entry?.consents ?? []).map(({ name, isGiven, since }) => [name, [isGiven, since]]),
      );
    };
    const joined = (await site.rows()).members[0];
    expect(await consents()).toEqual({
      state: [false, joined?.created_at],
      company: [true, joined?.created_at],
      photo: [false, joined?.created_at],
      newsletter: [true, joined?.decided_at],
      contact: [false, undefined],
    });
    expect(await found(site, 'company=Kettle')).toHaveLength(1);
    site.clock.ahead += dayMs;
    await site.signIn(rohan, at);
    const changes = [
      ['state', 'yes'],
      ['company', 'no'],
      ['photo', 'yes'],
      ['newsletter', 'no'],
      ['contact', 'yes'],
    ] as const;
    for (const [name, to] of changes)
      expect(await at.act('consent', `${id}.${name}`, to)).toMatchObject({
        status: 200,
        said: { section: 'consents', message: messages.saved, isDone: true },
      });
    const since = expect.not.stringContaining((joined?.created_at ?? '').slice(0, 10));
    expect(await consents()).toEqual({
      state: [true, since],
      company: [false, since],
      photo: [true, since],
      newsletter: [false, since],
      // The member has no job on the board.
      contact: [false, since],
    });
    expect(await found(site, 'company=Kettle')).toEqual([]);
    expect(await found(site, 'search=bakul')).toMatchObject([{ company: '', address: { state: 'Texas' } }]);
    expect((await site.rows()).members).toMatchObject([{ newsletter: 0, newsletter_how: 'asked' }]);
    const lines = await auditActions(site, 'consent');
    expect(lines.map(({ who, subject, data }) => [who, subject, JSON.parse(data)])).toEqual(
      changes.map(([name, to]) => ['the member', `member ${id}`, { fields: [name], to }]),
    );
  });

  test('refuses unknown consents and those of other members', async () => {
    const { at, id, post, database } = await member();
    await post('/member/member-register', registrationBody({ email: 'tara@example.org' }));
    const tara = await database
      .selectFrom('members')
      .select('id')
      .where('email', '=', 'tara@example.org')
      .executeTakeFirstOrThrow();
    for (const [about, to] of [
      [`${id}.phone`, 'yes'],
      [`${id}.state`, 'maybe'],
      [`${tara.id}.state`, 'yes'],
      [id, 'yes'],
      ['', ''],
    ] as const)
      expect([about, (await at.act('consent', about, to)).status]).toEqual([about, 404]);
    expect((await at.act('something')).status).toBe(422);
    for (const act of ['hide', 'show']) expect((await at.act(act, tara.id)).status).toBe(404);
  });

  test('an approval subscribes a new member to the newsletter, undoing it unsubscribes them, and an import never subscribes', async () => {
    const { at, review, reference, rows, database, id } = await member();
    expect((await rows()).members).toMatchObject([{ newsletter: 1, newsletter_how: 'joined' }]);
    await review.undo(reference);
    expect((await rows()).members).toMatchObject([
      { newsletter: 0, newsletter_how: null, newsletter_at: null },
    ]);
    await at.act('consent', `${id}.newsletter`, 'no');
    // A choice of the member is not changed by an approval.
    await review.approve(reference);
    expect((await rows()).members).toMatchObject([{ newsletter: 0, newsletter_how: 'asked' }]);
    expect(await database.selectFrom('members').select('id').where('newsletter', '=', 1).execute()).toEqual(
      [],
    );
  });
});

describe('own entry', () => {
  test('hides and shows an entry at once', async () => {
    const site = await member();
    const { at, id } = site;
    expect(await found(site, 'search=bakul')).toHaveLength(1);
    const hidden = await at.act('hide', id);
    expect(hidden).toMatchObject({
      said: { section: 'entry', message: messages.hidden },
      my: { page: { entries: [{ state: 'hidden', values: { FirstName: 'Rohan' } }] } },
    });
    expect(await found(site, 'search=bakul')).toEqual([]);
    expect(await at.act('show', id)).toMatchObject({ said: { message: messages.shown } });
    expect(await found(site, 'search=bakul')).toHaveLength(1);
    await at.act('show', id);
    expect([(await auditActions(site, 'hide')).length, (await auditActions(site, 'unhide')).length]).toEqual([
      1, 1,
    ]);
  });

  test('cannot show a pending entry', async () => {
    const site = await mySite();
    await site.post('/member/member-register', registrationBody());
    const at = await site.signIn(rohan);
    const [entry] = (await at.page()).entries;
    expect(entry?.state).toBe('waiting');
    expect((await at.act('show', entry?.id)).status).toBe(409);
    expect(await found(site, 'search=bakul')).toEqual([]);
  });

  test('a correction form returns with its errors, and a valid correction waits for review', async () => {
    const { at, id, review, ...site } = await member();
    const fields = {
      entry: id,
      FirstName: 'Rohan',
      LastName: 'Bakul-Nandruk',
      Year: '1998',
      Dept: 'Mechanical',
      Dept_Other: '',
      LinkedInURL: '',
      Company: '',
      State: '',
    };
    expect((await at.get(`/my/correct?entry=${id}`)).my).toMatchObject({
      view: { name: 'correct', entry: { id, values: { LastName: 'Bakul' } } },
    });
    expect((await at.get('/my/correct?entry=none')).goTo).toBe('/my');
    expect(await at.post('/my/correct', { ...fields, Year: '98' })).toMatchObject({
      status: 422,
      said: { section: 'entry', isDone: false, errors: [{ field: 'Year' }] },
      my: { view: { name: 'correct', entry: { values: { LastName: 'Bakul-Nandruk', Year: '98' } } } },
    });
    expect((await at.post('/my/correct', { ...fields, LastName: 'Bakul' })).status).toBe(422);
    const sent = await at.post('/my/correct', fields);
    expect(sent).toMatchObject({ status: 200, said: { isDone: true }, my: { view: { name: 'page' } } });
    const [entry] = (await at.page()).entries;
    expect(entry?.waitingCorrection).toMatch(/^K-/);
    // The form starts with the pending correction, and a new one replaces it. One without differences withdraws it.
    expect((await at.get(`/my/correct?entry=${id}`)).my).toMatchObject({
      view: { entry: { values: { LastName: 'Bakul-Nandruk' } } },
    });
    const first = entry?.waitingCorrection ?? '';
    await at.post('/my/correct', { ...fields, LastName: 'Nandruk' });
    expect((await review.named(first)).row.reason).toContain('replaced by K-');
    expect(await at.post('/my/correct', { ...fields, LastName: 'Bakul' })).toMatchObject({
      status: 200,
      said: { message: messages.correctionTakenBack },
      my: { page: { entries: [{ waitingCorrection: undefined }] } },
    });
    expect((await review.queue()).waiting).toEqual([]);
    await at.post('/my/correct', fields);
    const [last] = (await at.page()).entries;
    await review.approve(last?.waitingCorrection ?? '');
    expect(await found(site, 'search=bakul')).toMatchObject([{ lastName: 'Bakul-Nandruk' }]);
    expect((await at.page()).entries[0]?.waitingCorrection).toBeUndefined();
    expect((await at.post('/my/correct', { ...fields, entry: 'other' })).status).toBe(404);
  });

  test('three people who share an email see their three entries and no others', async () => {
    const site = await mySite();
    const names = ['Asha', 'Bela', 'Chhaya'];
    for (const FirstName of names)
      await site.post(
        '/member/member-register',
        registrationBody({ FirstName, email: 'Family@example.org' }),
      );
    await site.post('/member/member-register', registrationBody({ email: 'other-family@example.org' }));
    const at = await site.signIn('family@example.org');
    expect(await site.emails('Family@example.org')).toHaveLength(2);
    const page = await at.page();
    expect(page.entries.map(({ values }) => values.FirstName).toSorted()).toEqual(names);
    expect(page.entries.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(page.email).toBe('Family@example.org');
  });
});

test('releasing a seat offers it to the next person on the waitlist, who can then take it', async () => {
  const site = await mySite();
  const path = await site.event({ max_attendees: 1 });
  const reference = await referenceOf(await site.post(path, eventBody({ email: rohan })));
  const wait = await site.post(path, eventBody({ email: 'tara@example.org', waitingList: true }));
  const waiting = await referenceOf(wait);
  const [at, tara] = [await site.signIn(rohan), await site.signIn('tara@example.org')];
  expect((await at.page()).coming).toMatchObject({
    reference,
    state: 'confirmed',
    off: undefined,
    href: expect.stringMatching(/^\/t\/\w{52}$/),
    calendarHref: '/events/event-test/event.ics',
  });
  expect((await tara.page()).coming?.state).toBe('waiting');
  expect(await tara.act('come', waiting)).toMatchObject({
    status: 409,
    said: { section: 'events', message: ticketMessages.waiting, isDone: false },
  });
  expect((await tara.act('cannot-come', reference)).status).toBe(404);
  expect(await at.act('cannot-come', reference)).toMatchObject({
    said: { message: ticketMessages.given },
    my: { page: { coming: undefined, tickets: [{ state: 'released' }] } },
  });
  expect((await tara.page()).coming).toMatchObject({ state: 'offered', until: expect.any(String) });
  expect((await tara.act('come', waiting)).said?.message).toBe(ticketMessages.taken);
  expect((await at.act('come', reference)).status).toBe(409);
});

test('a job can be renewed once in its last 14 days and can be taken down', async () => {
  const site = await mySite();
  const postedBy = { User: { name: 'Rohan Bakul', email: rohan, contactNo: '978-555-0100' } };
  const job = await referenceOf(await site.post('/jobs/create-jobs', jobBody({ postedBy })));
  const other = await referenceOf(await site.post('/jobs/create-jobs', jobBody()));
  await site.review.approve(job, other);
  const at = await site.signIn(rohan);
  const mine = async () => (await at.page()).jobs;
  expect(await mine()).toMatchObject([
    { reference: job, state: 'published', daysLeft: 60, lastsDays: 60, canRenew: false },
  ]);
  expect((await at.act('renew-job', job)).status).toBe(409);
  site.clock.ahead += 46 * dayMs;
  await site.signIn(rohan, at);
  expect(await mine()).toMatchObject([{ daysLeft: 14, canRenew: true }]);
  expect((await at.act('renew-job', job)).said?.message).toBe(messages.jobRenewed);
  expect(await mine()).toMatchObject([{ daysLeft: 60, canRenew: false }]);
  site.clock.ahead += 50 * dayMs;
  await site.signIn(rohan, at);
  expect(await mine()).toMatchObject([{ daysLeft: 10, canRenew: false }]);
  expect((await at.act('renew-job', job)).status).toBe(409);
  expect((await at.act('take-job-down', other)).status).toBe(404);
  for (let twice = 0; twice < 2; twice += 1)
    expect((await at.act('take-job-down', job)).said?.message).toBe(messages.jobDown);
  expect(await mine()).toMatchObject([{ state: 'taken-down', href: undefined, daysLeft: undefined }]);
  expect(await auditActions(site, 'expire')).toMatchObject([{ who: 'the poster' }]);
});

test('the consent of the entry shows or hides the contact on a job', async () => {
  const { at, id, review, post, request } = await member();
  const postedBy = { User: { name: 'Rohan Bakul', email: rohan, contactNo: '978-555-0100' } };
  const job = await referenceOf(await post('/jobs/create-jobs', jobBody({ postedBy })));
  await review.approve(job);
  const emails = async () =>
    (await (await request('/jobs/get-jobs')).json()).jobs.map(
      ({ postedBy: by }: { postedBy: { User: { email: string } } }) => by.User.email,
    );
  expect(await emails()).toEqual(['']);
  await at.act('consent', `${id}.contact`, 'yes');
  expect(await emails()).toEqual([rohan]);
  await at.act('consent', `${id}.contact`, 'no');
  expect(await emails()).toEqual(['']);
});

test('asks volunteers to unpublish a story with a single message in their queue', async () => {
  const site = await mySite();
  const body = formDataOf(storyBody({ email: rohan, name: 'Rohan Bakul', title: 'A bridge' }));
  const reference = await referenceOf(await site.request('/alumni-stories/create', { method: 'POST', body }));
  const at = await site.signIn(rohan);
  expect((await at.page()).stories).toMatchObject([{ reference, state: 'waiting', href: undefined }]);
  expect((await at.act('ask-story-down', reference)).status).toBe(404);
  await site.review.approve(reference);
  expect((await at.page()).stories).toMatchObject([
    { state: 'published', href: expect.stringContaining('/alumni-stories/'), askedToUnpublish: undefined },
  ]);
  for (let twice = 0; twice < 2; twice += 1)
    expect((await at.act('ask-story-down', reference)).said).toMatchObject({ message: messages.storyAsked });
  expect((await at.page()).stories).toMatchObject([{ askedToUnpublish: expect.any(String) }]);
  const sent = await site.rows();
  expect(sent.messages).toMatchObject([{ email: rohan, message: expect.stringContaining(reference) }]);
  expect((await site.review.queue()).waiting).toContain(sent.messages[0]?.reference);
});
