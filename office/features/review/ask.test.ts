import { keepHoldMinutes } from '@banyan/server/settings/hold';
import { describe, expect, test } from 'vitest';
import { linesOf, reviewer, reviewOffice } from './test-review.ts';

const minute = 60_000;

describe('questions about a submission', () => {
  /** Office with a question just asked about a job, and helpers to read its state. */
  async function asked() {
    const site = await reviewOffice();
    const { browser } = await site.volunteer(reviewer);
    const ref = await site.sent.job();
    const askedAt = site.clock.now;
    const { body, status } = await site.ask(browser, ref);
    expect(status).toBe(200);
    const email = async () => (await site.emails()).find(({ subject }) => subject.startsWith('A question'));
    const answer = async (token: string | undefined) =>
      (await site.post('/answers', { token, answer: 'The third one.' })).status;
    return {
      ...site,
      askedAt,
      body,
      browser,
      email,
      ref,
      answer,
      token: /token=(\S+)/.exec((await email())?.body ?? '')?.[1],
      undo: () => browser.post(`/queue/${ref}/ask/undo`, { question: body.question }),
    };
  }

  test('withdraws a question and its email within the undo time and leaves no trace of it', async () => {
    const { answer, askedAt, body, browser, clock, email, lines, open, questions, ref, token, undo } =
      await asked();
    expect(body).toEqual({
      question: expect.any(String),
      leavesAt: new Date(askedAt + 5 * minute).toISOString(),
      isMailSetUp: false,
    });
    expect((await email())?.next_attempt_at).toBe(askedAt + 5 * minute);
    const other = await browser.post(`/queue/${ref}/ask/undo`, { question: 'nobodys' });
    expect(other.status).toBe(404);
    clock.now += 5 * minute - 1;
    expect(await undo()).toMatchObject({ status: 200, body: { state: 'done' } });
    expect([await email(), await questions()]).toEqual([undefined, []]);
    expect(linesOf((await browser.get('/queue')).body.rows)).toMatchObject([{ ref, state: 'waiting' }]);
    expect((await open(browser, ref)).history).toEqual([]);
    expect(await answer(token)).toBe(404);
    const about = (await lines()).filter(({ subject }) => subject.startsWith('job '));
    expect(about.map(({ action }) => action)).toEqual(['ask', 'undo ask']);
    expect((await undo()).status).toBe(404);
  });

  test('keeps a question once its email was sent', async () => {
    const { answer, database, email, questions, token, undo } = await asked();
    await database.updateTable('outbox').set({ sent_at: new Date().toISOString() }).execute();
    expect(await undo()).toMatchObject({ status: 200, body: { state: 'left' } });
    expect([await email(), await questions()]).toMatchObject([{ sent_at: expect.any(String) }, [{}]]);
    expect(await answer(token)).toBe(200);
  });

  test('sends the question at once when the undo time is 0 minutes', async () => {
    const { ask, browser, clock, database, sent } = await asked();
    await keepHoldMinutes(database, 0);
    const { body } = await ask(browser, await sent.job());
    expect(body.leavesAt).toBe(new Date(clock.now).toISOString());
  });

  test('returns 409 for a question, and decides nothing, when the submission was asked about or answered since it was read', async () => {
    const site = await reviewOffice();
    const { browser, me } = await site.volunteer(reviewer);
    const ref = await site.sent.job();
    const unasked = await site.versionOf(browser, ref);
    expect((await site.ask(browser, ref)).status).toBe(200);
    const second = await browser.post(`/queue/${ref}/ask`, { text: 'Which gate?', version: unasked });
    expect([second.status, second.body.errors?.[0]?.code, second.body.message]).toEqual([
      409,
      'asked',
      `${me.name} already asked about this. Nothing was sent; reload it.`,
    ]);
    const [listed] = linesOf((await browser.get('/queue?state=asked')).body.rows);
    const unanswered = await site.versionOf(browser, ref);
    expect(listed?.version).toBe(unanswered);
    const email = (await site.emails()).find(({ subject }) => subject.startsWith('A question'));
    await site.post('/answers', { token: /token=(\S+)/.exec(email?.body ?? '')?.[1], answer: 'The third.' });
    for (const version of [unasked, unanswered]) {
      const { body } = await browser.post('/queue/decide', { items: [{ ref, version }], as: 'approve' });
      expect(body.items).toEqual([{ ref, state: 'changed' }]);
    }
    const late = await browser.post(`/queue/${ref}/ask`, { text: 'And when?', version: unanswered });
    expect([late.status, late.body.errors?.[0]?.code]).toEqual([409, 'changed']);
    expect((await site.ask(browser, ref, 'And when?')).status).toBe(200);
    await site.decide(browser, [ref]);
    expect((await site.open(browser, ref)).state).toBe('approved');
    const [decided] = linesOf((await browser.get('/queue?state=decided')).body.rows);
    expect(decided?.version).toBe(await site.versionOf(browser, ref));
    expect((await site.ask(browser, ref)).body.message).toContain(`${me.name} already decided this`);
  });
});
