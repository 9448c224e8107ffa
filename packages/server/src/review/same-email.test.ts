import { dayMs } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { likelyDuplicates } from '../members/duplicates.ts';
import { registrationBody, testServer, trusting } from '../testing/test-server.ts';
import { reviewing } from './test-reviewing.ts';

/* A request for membership with somebody else's email, before or after the owner's own request. */

async function dashboard() {
  const site = await testServer({}, { captchaProvider: trusting, samples: false });
  const request = async (more: Record<string, unknown> = {}): Promise<string> => {
    const answer = await site.post('/member/member-register', registrationBody(more));
    expect(answer.status).toBe(200);
    return (await answer.json()).reference;
  };
  return {
    ...site,
    ...reviewing(site),
    request,
    found: async (name: string) =>
      (await (await site.request(`/member/get-members?search=${name}`)).json()).data as {
        firstName: string;
        company: string;
      }[],
    member: (reference: string) =>
      site.database
        .selectFrom('members')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow(),
    emailsTo: (recipient: string) =>
      site.database
        .selectFrom('outbox')
        .selectAll()
        .where('recipient', '=', recipient)
        .orderBy('id')
        .execute(),
    everythingIsSent: () =>
      site.database.updateTable('outbox').set({ sent_at: new Date().toISOString() }).execute(),
  };
}

const squatter = { FirstName: 'Somebody', LastName: 'Else', email: 'ROHAN@example.org', Year: 2001 };

describe('requests with the same email', () => {
  test('stores both requests with an email and responds alike, whether it is known or not', async () => {
    const { post, rows } = await dashboard();
    const answers = [];
    for (const body of [squatter, {}, { ...squatter, personalNote: 'Again.' }]) {
      const answer = await post('/member/member-register', registrationBody(body));
      answers.push({ status: answer.status, ...(await answer.json()) });
    }
    const { members, emails } = await rows();
    expect(members.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(3);
    expect(members.map(({ reference }) => reference).toSorted()).toEqual(
      answers.map(({ reference }) => reference).toSorted(),
    );
    for (const answer of answers)
      expect({ ...answer, reference: '' }).toEqual({ ...answers[0], reference: '' });
    expect(emails.map(({ recipient }) => recipient)).toEqual(Array(3).fill('volunteers@example.org'));
  });

  test('cannot approve two requests with one email, and names the approved one', async () => {
    const { request, approve, tryApprove, undo, found, member, rows } = await dashboard();
    const [wrong, right] = [await request(squatter), await request()];
    await approve(right);
    const before = await rows();
    expect(await tryApprove([wrong])).toMatchObject([{ state: 'taken', by: right }]);
    expect(await rows()).toEqual(before);
    expect(await found('Somebody')).toEqual([]);
    // After undoing, the other request can be approved.
    expect(await found('Rohan')).toHaveLength(1);
    await undo(right);
    expect(await found('Rohan')).toEqual([]);
    await approve(wrong);
    expect(await tryApprove([right])).toMatchObject([{ state: 'taken', by: wrong }]);
    expect((await member(right)).status).toBe('pending');
  });

  test('two simultaneous approvals with one email make one member', async () => {
    const { request, tryApprove, database } = await dashboard();
    const both = [await request(squatter), await request()];
    const done = await Promise.all(both.map((ref) => tryApprove([ref])));
    expect(
      done
        .flat()
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['done', 'taken']);
    const approved = database.selectFrom('members').select('id').where('status', '=', 'approved');
    expect(await approved.execute()).toHaveLength(1);
  });

  test('a declined request can become pending again beside the other', async () => {
    const { request, approve, reject, undo, member } = await dashboard();
    const first = await request();
    await reject('Not found.', first);
    const second = await request({ personalNote: 'It is under my maiden name.' });
    await approve(second);
    await undo(first);
    expect([(await member(first)).status, (await member(second)).status]).toEqual(['pending', 'approved']);
  });
});

describe('one email a day', () => {
  test('sends no second decline to an address within a day, and the outcome says so', async () => {
    const { request, reject, tryReject, undo, database, emailsTo, everythingIsSent } = await dashboard();
    const [one, two, three] = [await request(squatter), await request({ Year: 1999 }), await request()];
    await reject('No.', one);
    await everythingIsSent();
    expect(await tryReject([two], 'No.')).toMatchObject([{ told: { by: 'no second letter' } }]);
    expect(await emailsTo('rohan@example.org')).toHaveLength(0);
    expect(await emailsTo('ROHAN@example.org')).toHaveLength(1);
    expect(await undo(two)).toMatchObject({ email: 'none' });
    await database
      .updateTable('outbox')
      .set({ sent_at: new Date(Date.now() - dayMs - 1_000).toISOString() })
      .execute();
    await reject('No.', three);
    expect(await emailsTo('rohan@example.org')).toHaveLength(1);
  });

  test('sends an approval to an address a day after the previous email', async () => {
    const { request, reject, tryApprove, undo, emailsTo, everythingIsSent } = await dashboard();
    const [wrong, right] = [await request(squatter), await request()];
    await reject('No.', wrong);
    await everythingIsSent();
    expect(await tryApprove([right])).toMatchObject([{ told: { by: 'letter in a day' } }]);
    const [message] = await emailsTo('rohan@example.org');
    expect(message?.next_attempt_at).toBeGreaterThan(Date.now() + dayMs - 60_000);
    expect(await undo(right)).toMatchObject({ email: 'withdrawn' });
  });
});

describe('merge of a request', () => {
  test('a merge corrects the entry with the request’s differences, sends an email and can be undone', async () => {
    const { request, approve, merge, undo, queue, found, member, emailsTo, everythingIsSent } =
      await dashboard();
    const old = await request({ Company: 'Loom & Co', publicCompany: true, phone: '555-0142' });
    await approve(old);
    await everythingIsSent();
    const again = await request({ LastName: 'Bakul-Rao', Company: '', phone: '555-0100', Year: 1998 });
    const done = await merge(again);
    if (done.state !== 'merged') throw new Error(done.state);
    expect([done.into, done.told.by]).toEqual([old, 'letter in a day']);
    expect(done.changes.map(({ column, from, to }) => [column, from, to])).toEqual([
      ['last_name', 'Bakul', 'Bakul-Rao'],
      ['phone', '555-0142', '555-0100'],
    ]);
    expect(await member(old)).toMatchObject({
      last_name: 'Bakul-Rao',
      company: 'Loom & Co',
      phone: '555-0100',
    });
    expect(await member(again)).toMatchObject({ status: 'rejected', reason: `merged into ${old}` });
    expect(await found('Bakul-Rao')).toMatchObject([{ firstName: 'Rohan', company: 'Loom & Co' }]);
    expect((await emailsTo('rohan@example.org')).at(-1)).toMatchObject({
      subject: 'Your entry is corrected',
    });

    expect(await undo(done.correction ?? '')).toMatchObject({ email: 'withdrawn' });
    expect(await member(old)).toMatchObject({ last_name: 'Bakul', phone: '555-0142' });
    await undo(again);
    expect((await queue()).waiting).toContain(again);
  });

  test('a merge leaves no possible duplicate of the request or the entry', async () => {
    const { request, approve, merge, member, database } = await dashboard();
    const old = await request();
    await approve(old);
    const again = await request({ personalNote: 'Did you get it?' });
    expect(await likelyDuplicates(database, await member(old))).toHaveLength(1);
    await merge(again);
    for (const one of [old, again]) expect(await likelyDuplicates(database, await member(one))).toEqual([]);
  });

  test('merging a request with nothing new sets it aside without an email', async () => {
    const { request, approve, merge, queue, rows } = await dashboard();
    await approve(await request());
    const again = await request({ personalNote: 'Did you get it?' });
    const before = (await rows()).emails.length;
    expect(await merge(again)).toMatchObject({
      state: 'merged',
      correction: undefined,
      told: { by: 'none' },
    });
    expect((await rows()).emails).toHaveLength(before);
    expect((await queue()).waiting).toEqual([]);
    expect(await merge(again)).toEqual({ state: 'decided before' });
  });

  test('a merge requires an approved member with the same email', async () => {
    const { request, merge, rows } = await dashboard();
    const [one] = [await request(), await request(squatter)];
    const before = await rows();
    expect(await merge(one)).toEqual({ state: 'nobody' });
    expect(await rows()).toEqual(before);
  });
});
