import { deliverDue } from '@banyan/server/mail/delivery';
import { describe, expect, test } from 'vitest';
import { linesOf, reviewer, reviewOffice } from './test-review.ts';

const minute = 60_000;

/** An Office with a message that a volunteer has just replied to. */
async function replied() {
  const site = await reviewOffice({ MAIL_TO: 'Alumni <volunteers@example.org>' });
  const { browser, me } = await site.volunteer(reviewer);
  const ref = await site.sent.message();
  const repliedAt = site.clock.now;
  const answer = await site.reply(browser, ref);
  const email = async () => (await site.emails()).find(({ subject }) => subject === 'Re: your message');
  const actions = async () =>
    (await site.lines()).filter(({ subject }) => subject.startsWith('message ')).map(({ action }) => action);
  const history = async () => linesOf((await site.open(browser, ref)).history);
  return { ...site, browser, me, ref, repliedAt, answer, email, actions, history };
}

describe('replies to a message', () => {
  test('schedules a reply with the association’s reply address, adds it to the history, and keeps the message open', async () => {
    const { answer, browser, email, history, me, open, ref, repliedAt, actions } = await replied();
    const leavesAt = repliedAt + 5 * minute;
    expect(answer).toMatchObject({
      status: 200,
      body: { reply: expect.any(String), leavesAt: new Date(leavesAt).toISOString(), isMailSetUp: false },
    });
    const sent = await email();
    expect(sent).toMatchObject({
      recipient: 'leela@example.org',
      reply_to: 'volunteers@example.org',
      next_attempt_at: leavesAt,
    });
    expect(sent?.body).toMatch(/^Dear Leela Umbar,\n\nthe third one\.\n\nYour reference: C-/);
    expect(await history()).toEqual([
      { at: new Date(repliedAt).toISOString(), who: me.name, what: 'replied', text: 'the third one.' },
    ]);
    expect((await open(browser, ref)).state).toBe('waiting');
    expect(await actions()).toEqual(['reply']);
  });

  test('withdraws a reply together with its email and leaves no trace of it', async () => {
    const { actions, answer, browser, clock, email, history, ref } = await replied();
    clock.now += 5 * minute - 1;
    const undo = () => browser.post(`/queue/${ref}/reply/undo`, { reply: answer.body.reply });
    expect(await undo()).toMatchObject({ status: 200, body: { state: 'done' } });
    expect([await email(), await history()]).toEqual([undefined, []]);
    expect(await actions()).toEqual(['reply', 'undo reply']);
    expect((await undo()).status).toBe(404);
  });

  test('keeps a reply once its email was sent', async () => {
    const { answer, browser, clock, database, history, ref } = await replied();
    clock.now += 5 * minute;
    await deliverDue(
      database,
      async () => undefined,
      () => clock.now,
    );
    const undone = await browser.post(`/queue/${ref}/reply/undo`, { reply: answer.body.reply });
    expect(undone).toMatchObject({ status: 200, body: { state: 'left' } });
    expect(await history()).toHaveLength(1);
  });

  test('does not send a reply when somebody else replied since the message was read', async () => {
    const { browser, history, ref, reply, sent, versionOf } = await replied();
    const read = await versionOf(browser, ref);
    expect((await reply(browser, ref, 'And the fourth.')).status).toBe(200);
    const late = await browser.post(`/queue/${ref}/reply`, { text: 'The fifth?', version: read });
    expect([late.status, late.body.errors?.[0]?.code]).toEqual([409, 'changed']);
    const decided = await browser.post('/queue/decide', { items: [{ ref, version: read }], as: 'approve' });
    expect(decided.body.items).toEqual([{ ref, state: 'changed' }]);
    expect((await history()).map(({ text }) => text)).toEqual(['the third one.', 'And the fourth.']);
    // Other kinds of submission get questions instead of replies.
    expect((await reply(browser, await sent.job())).status).toBe(404);
  });

  test('accepts a reply after the message was marked as done', async () => {
    const { browser, clock, decide, history, ref, reply } = await replied();
    clock.now += minute;
    await decide(browser, [ref]);
    clock.now += minute;
    expect((await reply(browser, ref, 'One more thing.')).status).toBe(200);
    expect((await history()).map(({ what }) => what)).toEqual(['replied', 'handled', 'replied']);
  });
});

describe('sending a scheduled email now', () => {
  test('sends a reply once in the next round and records it in the history', async () => {
    const { actions, browser, clock, database, history, ref } = await replied();
    const sent: string[] = [];
    const round = () =>
      deliverDue(
        database,
        async ({ subject }) => void sent.push(subject),
        () => clock.now,
      );
    clock.now += minute;
    const { status, body } = await browser.post(`/queue/${ref}/send-now`, {});
    expect([status, body]).toEqual([200, { state: 'done' }]);
    await round();
    await round();
    expect(sent.filter((subject) => subject === 'Re: your message')).toHaveLength(1);
    expect((await browser.post(`/queue/${ref}/send-now`, {})).body).toEqual({ state: 'left' });
    expect((await history()).map(({ what }) => what)).toEqual(['replied', 'sent now']);
    expect(await actions()).toEqual(['reply', 'letter send']);
  });

  test('sends the email of a decision, even the second one to an address within a day', async () => {
    const { browser, clock, database, decide, sent } = await replied();
    const email = 'tara@example.org';
    const first = await sent.member({ email });
    await decide(browser, [first], { as: 'reject', reason: 'Which year?' });
    await browser.post(`/queue/${first}/send-now`, {});
    const told: string[] = [];
    const round = () =>
      deliverDue(
        database,
        async ({ recipient, subject }) => void (recipient === email && told.push(subject)),
        () => clock.now,
      );
    await round();
    const second = await sent.member({ email, Year: 1988 });
    clock.now += minute;
    const [{ leavesAt } = { leavesAt: '' }] = linesOf((await decide(browser, [second])).body.items);
    expect(Date.parse(String(leavesAt)) - clock.now).toBeGreaterThan(23 * 60 * minute);
    await round();
    expect(told).toHaveLength(1);
    await browser.post(`/queue/${second}/send-now`, {});
    await round();
    expect(told).toHaveLength(2);
  });
});
