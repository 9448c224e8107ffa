import { dayMs } from '@banyan/api/contract';
import { formDataOf } from '@banyan/api/internal';
import { describe, expect, test } from 'vitest';
import { digestNow } from '../background/test-digest.ts';
import { deliverDue } from '../mail/delivery.ts';
import { takeQuestionBack } from '../review/ask.ts';
import { reviewing } from '../review/test-reviewing.ts';
import { storyBody } from '../stories/test-story.ts';
import { contactBody, registrationBody, testServer, trusting } from '../testing/test-server.ts';
import { questionsAbout } from './rows.ts';

const question = 'Under which name did you study, and when?';
const answer = 'As Nandruk.\nIn 1998.';

/** Creates a membership request, a volunteer who asks questions, and a clock that can be set ahead. */
async function dashboard() {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const site = await testServer({}, { captchaProvider: trusting, samples: false, now });
  const { reference } = await (await site.post('/member/member-register', registrationBody())).json();
  const review = reviewing(site);
  const emailsTo = (recipient: string) =>
    site.database.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute();
  return {
    ...site,
    review,
    emailsTo,
    member: reference as string,
    pass: (days: number) => {
      ahead += days * dayMs;
    },
    /** Sends a question, and returns the token of the link in the email. */
    async ask(name: string = reference, text = question, to = 'rohan@example.org'): Promise<string> {
      expect(await review.ask(name, text)).toMatchObject({ state: 'asked', to });
      const mail = (await emailsTo(to)).at(-1);
      return /\/answer\?token=([\w-]{43})$/m.exec(mail?.body ?? '')?.[1] ?? '';
    },
    send: (token: string, more: Record<string, unknown> = {}) =>
      site.post('/answers', { token, answer, ...more }),
    questions: () => site.database.selectFrom('questions').selectAll().orderBy('id').execute(),
  };
}

describe('question about a submission', () => {
  test('sends an email with a link, and stores only the hash of its token', async () => {
    const { ask, member, emailsTo, questions, database } = await dashboard();
    const token = await ask();
    const [mail] = await emailsTo('rohan@example.org');
    expect(mail).toMatchObject({ subject: 'A question about your membership request', sent_at: null });
    expect(mail?.next_attempt_at).toBeLessThanOrEqual(Date.now());
    for (const words of [question, `http://localhost:3000/answer?token=${token}`, 'for 30 days', member])
      expect(mail?.body).toContain(words);
    const rows = await questions();
    expect(rows).toMatchObject([{ question, asked_by: 'Kiran', subject_kind: 'member', answer: null }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    await deliverDue(database, async () => undefined, Date.now);
    expect(JSON.stringify(await emailsTo('rohan@example.org'))).not.toContain(token);
    const auditActions = await database.selectFrom('audit_log').selectAll().execute();
    expect(auditActions).toMatchObject([{ who: 'Kiran', action: 'ask', detail: '' }]);
  });

  test('removes a submission from the pending ones until the question is answered, and then lists it first', async () => {
    const { ask, review, member, pass, post, send } = await dashboard();
    pass(1);
    const { reference: later } = await (await post('/contact', contactBody())).json();
    const token = await ask(member);
    expect(await review.queue()).toEqual({ answered: [], waiting: [later], asked: [member] });
    const laterToken = await ask(later, 'Which table?', 'leela@example.org');
    expect(await review.queue()).toEqual({ answered: [], waiting: [], asked: [member, later] });

    expect((await send(laterToken)).status).toBe(200);
    expect(await review.queue()).toEqual({ answered: [later], waiting: [], asked: [member] });
    expect((await send(token)).status).toBe(200);
    const other = contactBody({ message: 'Where is the table?' });
    const { reference: newest } = await (await post('/contact', other)).json();
    expect(await review.queue()).toEqual({ answered: [member, later], waiting: [newest], asked: [] });
  });

  test('emails the volunteers about the answer without naming anybody', async () => {
    const { ask, member, send, emailsTo } = await dashboard();
    await send(await ask());
    const mail = (await emailsTo('volunteers@example.org')).at(-1);
    expect(mail?.subject).toBe(`Answer to your question about ${member}`);
    expect(mail?.body).toContain('banyan office invite');
    expect(mail?.body).not.toMatch(/Nandruk|Rohan/);
  });

  test('sends another email for a second question, keeps the first link valid, and reports each answer', async () => {
    const { ask, database, review, member, send } = await dashboard();
    const first = await ask();
    const second = await ask(member, 'And in which hostel?');
    expect((await send(first)).status).toBe(200);
    const answered = { answered: [member], waiting: [], asked: [] };
    expect(await review.queue()).toEqual(answered);
    expect((await send(second)).status).toBe(200);
    expect(await review.queue()).toEqual(answered);
    // In the order in which they were asked, however many submissions the queue has.
    const { id } = (await review.named(member)).row;
    const queue = Array.from({ length: 2_000 }, (_, index) => (index === 1_999 ? id : `${index}`));
    expect((await questionsAbout(database, queue)).map((one) => one.question)).toEqual([
      question,
      'And in which hostel?',
    ]);
  });

  test('withdraws one of two questions, whose link then opens nothing, and keeps the other', async () => {
    const { ask, database, review, member, send, questions } = await dashboard();
    const kept = await ask();
    const withdrawn = await ask(member, 'And in which hostel?');
    const [, latest] = await questions();
    const taking = { question: latest?.id ?? '', who: 'Kiran', scope: 'everywhere' } as const;
    const submission = await review.named(member);
    expect(await takeQuestionBack(database, submission, taking, Date.now())).toBe('done');
    expect((await send(withdrawn)).status).toBe(404);
    expect((await send(kept)).status).toBe(200);
  });

  test('allows a decision on a submission with a question, emails it, and keeps the question after undo', async () => {
    const { ask, review, member, emailsTo } = await dashboard();
    await ask();
    expect(await review.tryReject([member], 'Not found.', { holdMs: 300_000 })).toMatchObject([
      { told: { by: 'letter' } },
    ]);
    expect(await review.undo(member)).toMatchObject({ email: 'withdrawn' });
    const subjects = (await emailsTo('rohan@example.org')).map(({ subject }) => subject);
    expect(subjects).toEqual(['A question about your membership request']);
  });

  test('allows a question about every pending submission, and about no other', async () => {
    const { ask, review, database, member, request, post, questions } = await dashboard();
    const story = await request('/alumni-stories/create', {
      method: 'POST',
      body: formDataOf(storyBody({})),
    });
    await ask((await story.json()).reference, question);
    await ask(
      (await (await post('/contact', contactBody())).json()).reference,
      question,
      'leela@example.org',
    );
    await database.updateTable('stories').set({ email: null }).execute();
    const { reference: edited } = await database
      .selectFrom('stories')
      .select('reference')
      .executeTakeFirstOrThrow();
    expect(await review.ask(edited ?? '', question)).toEqual({ state: 'nobody' });
    await review.approve(member);
    expect(await review.ask(member, question)).toMatchObject({ state: 'decided', by: 'Kiran' });
    expect((await questions()).map(({ subject_kind }) => subject_kind).toSorted()).toEqual([
      'message',
      'story',
    ]);
  });

  test('reports in the digest after 21 days that a question was not answered', async () => {
    const site = await dashboard();
    const { ask, database, send } = site;
    const digest = async () => (await digestNow(site)).at(-1)?.body;
    const token = await ask();
    const fresh = await digest();
    expect(fresh).toContain('You’re all caught up.\n1 asked, not answered yet.');
    expect(fresh).not.toContain('21 days');
    const longAgo = new Date(Date.now() - 22 * dayMs).toISOString();
    await database.updateTable('questions').set({ created_at: longAgo }).execute();
    expect(await digest()).toContain('1 of them for more than 21 days');
    await send(token);
    const answered = await digest();
    expect(answered).toMatch(/1 {2}member, the first of today\n1 of them with a new answer/);
    expect(answered).not.toContain('21 days');
  });
});

describe('question link', () => {
  test('uses up a question link with an answer, and not when the link is opened', async () => {
    const { ask, server, send, questions } = await dashboard();
    const token = await ask();
    for (let opened = 0; opened < 3; opened += 1)
      expect(await server.answer.open(token)).toMatchObject({ state: 'open', status: 200, token, question });
    for (const wrong of [{ answer: ' ' }, { answer: 'x'.repeat(5_001) }, { answer: '\u0000' }, { more: 1 }])
      expect((await send(token, wrong)).status).toBe(422);
    expect(await questions()).toMatchObject([{ answer: null }]);
    const done = await send(token);
    expect([done.status, await done.json()]).toEqual([
      200,
      expect.objectContaining({ message: 'Your answer has arrived. A volunteer reads it.' }),
    ]);
    const again = await send(token, { answer: 'Something else.' });
    expect([again.status, (await again.json()).message]).toEqual([409, 'This question is answered already.']);
    expect(await server.answer.open(token)).toMatchObject({
      state: 'already',
      status: 200,
      token: '',
      question: '',
    });
    expect(await questions()).toMatchObject([{ answer }]);
  });

  test('stores one answer and sends one email when the form is sent 200 times at once', {
    timeout: 120_000,
  }, async () => {
    const { ask, send, questions, emailsTo, faults } = await dashboard();
    const token = await ask();
    const before = (await emailsTo('volunteers@example.org')).length;
    const statuses = await Promise.all(
      Array.from(
        { length: 200 },
        async (_, index) => (await send(token, { answer: `Answer ${index}` })).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 199 }, () => 409)]);
    expect(await questions()).toMatchObject([{ answer: expect.stringMatching(/^Answer \d+$/) }]);
    expect(await emailsTo('volunteers@example.org')).toHaveLength(before + 1);
    expect(faults).toEqual([]);
  });

  test('accepts an answer for 30 days', async () => {
    const { ask, pass, send, server } = await dashboard();
    const token = await ask();
    pass(29.9);
    expect(await server.answer.open(token)).toMatchObject({ state: 'open' });
    pass(0.2);
    expect(await server.answer.open(token)).toMatchObject({ state: 'expired', status: 410, question: '' });
    expect((await send(token)).status).toBe(410);
  });

  test('reveals nothing about anybody for an invalid link', async () => {
    const { ask, send, server, questions } = await dashboard();
    const token = await ask();
    const [row] = await questions();
    for (const wrong of [
      '',
      'x',
      token.slice(1),
      `${token}x`,
      row?.token_hash ?? '',
      row?.id ?? '',
      "' or 1=1 --",
    ]) {
      expect(await server.answer.open(wrong)).toMatchObject({ state: 'unknown', status: 404, question: '' });
      expect([404, 422]).toContain((await send(wrong)).status);
    }
    expect(await questions()).toMatchObject([{ answer: null }]);
  });
});

test('accepts an answer without JavaScript, keeps the typed text, and limits guessing', async () => {
  const { ask, server, questions } = await dashboard();
  const token = await ask();
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}, from = server) =>
    from.answer.post(
      new Request('http://localhost:3000/answer', {
        method: 'POST',
        headers,
        body: new URLSearchParams(fields),
      }),
      { peer: '203.0.113.9' },
    );
  const long = 'x'.repeat(5_001);
  expect(await send({ token, answer: long })).toMatchObject({
    status: 422,
    state: 'open',
    question,
    answer: long,
    errors: [{ field: 'answer' }],
  });
  expect(await send({ token, answer }, { Origin: 'https://evil.example' })).toMatchObject({
    state: 'unknown',
  });
  expect(await questions()).toMatchObject([{ answer: null }]);
  // Headers that browsers send from a page with a secret address.
  const own = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
  expect(await send({ token, answer: 'As Nandruk.\r\nIn 1998.' }, own)).toMatchObject({
    status: 200,
    state: 'done',
  });
  expect(await questions()).toMatchObject([{ answer }]);
  expect(await send({ token, answer })).toMatchObject({ status: 200, state: 'already' });
  expect(await send({ token: 'none', answer })).toMatchObject({ status: 404, state: 'unknown' });
  const limited = await testServer({ RATE_LIMIT_WRITES: '2' });
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect(await send({ token: 'none', answer }, {}, limited.server)).toMatchObject({ status: 404 });
  const refused = await limited.post('/answers', { token: 'none', answer }, {}, '203.0.113.9');
  expect(refused.status).toBe(429);
});
