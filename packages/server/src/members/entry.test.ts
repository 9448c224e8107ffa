import { dayMs, limits } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { changeHidden } from '../people/keeping.ts';
import { scopeOf } from '../permissions/scope.ts';
import { reviewing } from '../review/test-reviewing.ts';
import { registrationBody, testServer, trusting } from '../testing/test-server.ts';
import type { EntryPurpose } from './entry-token.ts';

const keeper = {
  volunteer: 'kiran',
  scope: scopeOf({ grants: [{ role: 'admin', chapter: null }] }, 'member.edit'),
};

/** A member in the directory who received the email with their links. */
async function member(more: Record<string, unknown> = {}) {
  let ahead = 0;
  const site = await testServer(
    { RATE_LIMIT_WRITES: '40' },
    { captchaProvider: trusting, now: () => Date.now() + ahead },
  );
  const review = reviewing(site);
  const body = registrationBody({
    FirstName: 'Zubeida',
    LastName: 'Nandruk',
    Company: 'Loom & Co',
    publicCompany: true,
    ...more,
  });
  const id: string = (await (await site.post('/member/member-register', body)).json()).reference;
  await review.approve(id);
  const emails = async () => (await site.rows()).emails.filter(({ recipient }) => recipient === body.email);
  const link = async (purpose: EntryPurpose) => {
    const found = (await emails()).flatMap(({ body: text }) => [
      ...text.matchAll(new RegExp(`/my-entry/${purpose}\\?token=(\\S+)`, 'g')),
    ]);
    return found.at(-1)?.[1] ?? '';
  };
  return {
    ...site,
    review,
    id,
    emails,
    link,
    later: (ms: number) => {
      ahead += ms;
    },
    hide: (token: string) => site.post('/member/hide-entry', { token }),
    correct: (token: string, changes: Record<string, unknown> = {}) =>
      site.post('/member/correct-entry', {
        token,
        FirstName: 'Zubeida',
        LastName: 'Nandruk',
        Year: '1998',
        Dept: 'Mechanical',
        Company: 'Loom & Co',
        ...changes,
      }),
    found: async (name: string) =>
      (await (await site.request(`/member/get-members?search=${name}`)).json()).data as Record<
        string,
        unknown
      >[],
    auditActions: async () => site.database.selectFrom('audit_log').selectAll().orderBy('id').execute(),
  };
}

describe('hide link', () => {
  test('opening the link changes nothing; submitting hides the member at once, emails them and writes the audit log', async () => {
    const { server, link, found, hide, emails, auditActions } = await member();
    const token = await link('hide');
    for (let opened = 0; opened < 3; opened += 1)
      expect(await server.entry.open('hide', token)).toMatchObject({
        state: 'open',
        status: 200,
        token,
        card: { firstName: 'Zubeida', company: 'Loom & Co', address: { state: '' } },
      });
    expect(await found('Zubeida')).toHaveLength(1);
    expect((await hide(token)).status).toBe(200);
    expect(await found('Zubeida')).toEqual([]);
    expect((await emails()).at(-1)?.subject).toBe('You are hidden from the alumni directory');
    expect((await auditActions()).at(-1)).toMatchObject({ who: 'the member', action: 'hide' });
  });

  test('hiding twice, even at the same moment, counts once', async () => {
    const { server, link, hide, emails } = await member();
    const token = await link('hide');
    const answers = await Promise.all([hide(token), hide(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await server.entry.open('hide', token)).toMatchObject({
      state: 'already',
      token: '',
      card: undefined,
    });
    expect((await emails()).filter(({ subject }) => subject.includes('hidden from'))).toHaveLength(1);
  });

  test('a hidden member stays hidden when approved again', async () => {
    const { review, id, link, hide, found } = await member();
    const token = await link('hide');
    await hide(token);
    await review.undo(id);
    await review.approve(id);
    expect(await found('Zubeida')).toEqual([]);
  });

  test('a volunteer can show a hidden member again, and the old link does not hide them again', async () => {
    const { review, database, id, link, hide, found } = await member();
    const token = await link('hide');
    await hide(token);
    const show = () => changeHidden(database, keeper, { id, isHidden: false }, Date.now());
    expect((await show()).state).toBe('done');
    expect(await found('Zubeida')).toHaveLength(1);
    expect((await hide(token)).status).toBe(410);
    await review.links(id);
    expect((await hide(await link('hide'))).status).toBe(200);
  });

  test('refuses an expired or forged link or one for another purpose, and a volunteer can send the email again', async () => {
    const { review, database, id, link, hide, later, found, emails, auditActions } = await member();
    const token = await link('hide');
    expect((await hide(await link('correct'))).status).toBe(404);
    const others = database.selectFrom('members').select('id').where('first_name', '<>', 'Zubeida');
    const other = await others.limit(1).executeTakeFirstOrThrow();
    const [whose = '', end = '', signature = ''] = token.split('.');
    const forged = [
      ['another member', `${other.id}.${end}.${signature}`],
      [
        'a later end',
        `${whose}.${(Date.now() + 9 * limits.entryLinkDays * dayMs).toString(36)}.${signature}`,
      ],
      ['another signature', `${whose}.${end}.${signature.slice(0, -2)}AA`],
      ['a signature that only decodes to the same', `${token}=`],
      ['a letter of two bytes', `${token.slice(0, -1)}ç`],
      ['no signature', `${whose}.${end}.`],
      ['another case', `${whose.toLowerCase()}.${end}.${signature}`],
      ['something behind it', `${token}.`],
    ];
    for (const [what, text = ''] of forged) expect([what, (await hide(text)).status]).toEqual([what, 404]);
    later(limits.entryLinkDays * dayMs);
    expect((await hide(token)).status).toBe(410);
    expect(await found('Zubeida')).toHaveLength(1);
    await review.links(id);
    expect((await emails()).at(-1)?.subject).toBe('Your entry in the alumni directory');
    expect((await auditActions()).at(-1)?.action).toBe('links');
  });
});

describe('correction link', () => {
  test('a correction shows in the directory after approval, and undoing restores the entry', async () => {
    const { review, link, correct, found, emails, auditActions } = await member();
    const answer = await correct(await link('correct'), { LastName: 'Bakul', Company: '', State: 'Ohio' });
    const { reference } = await answer.json();
    expect(await found('Zubeida')).toMatchObject([{ lastName: 'Nandruk' }]);
    expect((await review.queue()).waiting).toEqual([reference]);
    await review.approve(reference);
    expect(await found('Zubeida+Bakul')).toMatchObject([
      { lastName: 'Bakul', company: '', address: { state: 'Ohio' } },
    ]);
    expect((await emails()).at(-1)?.subject).toBe('Your entry is corrected');
    expect((await auditActions()).at(-1)).toMatchObject({
      action: 'approve',
      subject: expect.stringMatching(/^correction /),
    });
    await review.undo(reference);
    expect((await review.queue()).waiting).toEqual([reference]);
    expect(await found('Zubeida')).toMatchObject([
      { lastName: 'Nandruk', company: 'Loom & Co', address: { state: '' } },
    ]);
    await review.reject('That is somebody else.', reference);
    expect((await emails()).at(-1)?.body).toContain('That is somebody else.');
  });

  test('a new correction replaces the pending one, which counts as withdrawn by its member, without an email', async () => {
    const { review, id, link, correct, found, emails } = await member();
    const first = await (await correct(await link('correct'), { LastName: 'Bakul' })).json();
    await review.links(id);
    const before = (await emails()).length;
    const second = await (await correct(await link('correct'), { State: 'Ohio' })).json();
    expect((await review.queue()).waiting).toEqual([second.reference]);
    expect((await review.named(first.reference)).row.reason).toBe(`replaced by ${second.reference}`);
    expect((await emails()).slice(before)).toEqual([]);
    expect(await review.tryApprove([first.reference, second.reference])).toMatchObject([
      { state: 'decided', by: 'the member' },
      { state: 'done' },
    ]);
    expect(await found('Zubeida')).toMatchObject([{ lastName: 'Nandruk', address: { state: 'Ohio' } }]);
  });

  test('shows only public data to anybody with the link, and nothing of a hidden member', async () => {
    const { server, link, hide } = await member({ email: 'secret@example.org', phone: '555-0101' });
    const token = await link('correct');
    const { values } = await server.entry.open('correct', token);
    expect(values).toMatchObject({ FirstName: 'Zubeida', Company: 'Loom & Co', State: '' });
    expect(JSON.stringify(values)).not.toMatch(/secret|555/);
    await hide(await link('hide'));
    const hidden = await server.entry.open('correct', token);
    expect(Object.values(hidden.values).join('')).toBe('');
  });

  test('a link stays valid after a correction that changed nothing, and becomes invalid after one that did', async () => {
    const { link, correct } = await member();
    const token = await link('correct');
    expect((await correct(token)).status).toBe(422);
    expect((await correct(token, { FirstName: '' })).status).toBe(422);
    expect((await correct(token, { FirstName: 'Zubaida' })).status).toBe(200);
    expect((await correct(token, { FirstName: 'Zubeda' })).status).toBe(409);
    expect((await correct(await link('hide'), { FirstName: 'Z' })).status).toBe(404);
  });
});

test('the plain forms work without JavaScript, keep the typed text and limit guessing', async () => {
  const { server, link } = await member();
  const send = (
    purpose: EntryPurpose,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) =>
    server.entry.post(
      purpose,
      new Request(`http://localhost:3000/my-entry/${purpose}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams(fields),
      }),
      { peer: '203.0.113.9' },
    );
  const token = await link('correct');
  const typed = { token, FirstName: 'Zubaida', Year: '98', Dept: 'Other', Dept_Other: '' };
  const wrong = await send('correct', typed);
  expect(wrong).toMatchObject({ state: 'open', status: 422, token, values: { FirstName: 'Zubaida' } });
  expect(wrong.card).toMatchObject({ firstName: 'Zubeida', graduationYear: 1998 });
  expect(wrong.errors.map(({ field }) => field)).toEqual(['Year', 'Dept_Other']);
  const own = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
  expect(await send('correct', { ...typed, Year: '1999', Dept: 'Civil' }, own)).toMatchObject({
    state: 'done',
    reference: expect.stringMatching(/^K-/),
    // The preview: the form without a company means that no company is shown.
    card: { firstName: 'Zubaida', graduationYear: 1999, coepProgram: 'Civil Engineering', company: '' },
  });
  const foreign = { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' };
  expect(await send('hide', { token: await link('hide') }, foreign)).toMatchObject({ state: 'unknown' });
  let last = 0;
  for (let guess = 0; guess < 60 && last !== 429; guess += 1)
    last = (await send('hide', { token: `guess-${guess}` })).status;
  expect(last).toBe(429);
});
