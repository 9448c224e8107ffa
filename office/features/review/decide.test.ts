import { deliverDue } from '@banyan/server/mail/delivery';
import { keepHoldMinutes } from '@banyan/server/settings/hold';
import { picture } from '@banyan/server/stories/test-story';
import { describe, expect, test } from 'vitest';
import { admin, bayArea, refsOf, reviewer, reviewOffice } from './test-review.ts';

const minuteMs = 60_000;

describe('POST /queue/decide', () => {
  test('schedules the email as the settings say and logs the decision without its reason', async () => {
    const site = await reviewOffice();
    const { browser, me } = await site.volunteer(reviewer);
    const [one, two] = [await site.sent.member({ address: { state: 'Georgia' } }), await site.sent.job()];
    const at = (minutes: number) => new Date(site.clock.now + minutes * minuteMs).toISOString();
    const reason = 'Sunita Bakul is in nobody’s rolls.';
    expect((await site.decide(browser, [one], { as: 'reject', reason })).body).toMatchObject({
      items: [{ ref: one, state: 'done', at: at(0), leavesAt: at(5) }],
      isMailSetUp: false,
    });
    site.clock.now += 1000;
    await keepHoldMinutes(site.database, 15);
    const message = await site.sent.message();
    expect((await site.decide(browser, [two, message])).body.items).toEqual([
      { ref: two, state: 'done', at: at(0), leavesAt: at(15) },
      { ref: message, state: 'done', at: at(0), leavesAt: null },
    ]);
    const lines = (await site.lines()).filter(({ action }) => ['approve', 'reject'].includes(action));
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({
      who: me.id,
      volunteer_id: me.id,
      chapter: 'atlanta',
      detail: '',
      data: '{}',
    });
    expect(JSON.stringify(lines)).not.toContain('Sunita');
    expect(refsOf((await browser.get('/log?about=member')).body.lines)).toEqual([one]);
    expect(refsOf((await browser.get(`/log?about=volunteer`)).body.lines)).toEqual([null]);
    expect(await site.open(browser, one)).toMatchObject({
      state: 'rejected',
      decided: { by: me.name, as: 'rejected', reason },
      history: [{ what: 'rejected', who: me.name, text: reason }],
    });
    expect((await browser.get('/queue?state=decided')).body.counts).toMatchObject({
      member: 1,
      job: 1,
      message: 1,
    });
  });

  test('requires a reason for declining, except for messages', async () => {
    const site = await reviewOffice();
    const { browser } = await site.volunteer(reviewer);
    const [job, message] = [await site.sent.job(), await site.sent.message()];
    for (const reason of ['', '  ', 'x'.repeat(2001)]) {
      const { status, body } = await site.decide(browser, [message, job], { as: 'reject', reason });
      expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: 'reason' })]]);
    }
    expect((await site.decide(browser, [message], { as: 'reject' })).body.items).toMatchObject([
      { state: 'done' },
    ]);
  });

  test('changes nothing and says why when the submission changed or was already decided', async () => {
    const site = await reviewOffice();
    const meera = await site.volunteer(admin);
    const kiran = await site.volunteer(reviewer);
    const [one, two] = [await site.sent.job(), await site.sent.job()];
    const version = await site.versionOf(kiran.browser, one);
    await site.database.updateTable('jobs').set({ application_link: 'https://other.example.org' }).execute();
    const items = [{ ref: one, version }];
    const stale = await kiran.browser.post('/queue/decide', { items, as: 'approve' });
    expect(stale.body.items).toEqual([{ ref: one, state: 'changed' }]);
    await site.decide(meera.browser, [two]);
    const late = await kiran.browser.post('/queue/decide', {
      items: [
        { ref: two, version },
        { ref: 'J-0000-0000', version },
      ],
      as: 'reject',
      reason: 'No.',
    });
    expect(late.body.items).toEqual([
      { ref: two, state: 'decided', by: meera.me.name, at: expect.any(String), as: 'approved' },
      { ref: 'J-0000-0000', state: 'gone' },
    ]);
    expect((await site.ask(kiran.browser, two)).status).toBe(409);
  });

  test('publishes a story with another category and excerpt and without its photo; undoing restores the photo', async () => {
    const site = await reviewOffice();
    const { browser } = await site.volunteer(reviewer);
    const ref = await site.sent.story({ category: 'career' }, await picture());
    const story = { category: 'academia', excerpt: 'Bridges are promises.', withPhoto: false };
    for (const wrong of [
      { as: 'reject', reason: 'No.', story },
      { as: 'approve', story: { ...story, excerpt: 'x'.repeat(161) } },
    ])
      expect((await site.decide(browser, [ref], wrong)).status).toBe(422);
    await site.decide(browser, [ref], { as: 'approve', story });
    const published = async () => (await (await site.request('/alumni-stories/get-stories')).json()).data;
    expect(await published()).toMatchObject([
      { category: 'academia', excerpt: 'Bridges are promises.', authorImage: '' },
    ]);
    const { photo } = await site.database.selectFrom('stories').select('photo').executeTakeFirstOrThrow();
    const address = photo.replace('/api', '');
    expect((await site.request(address)).status).toBe(404);
    expect((await site.lines()).find(({ action }) => action === 'approve')?.data).toBe(
      '{"edited":["category","excerpt","photo"]}',
    );
    await browser.post('/queue/undo', { items: [{ ref }] });
    expect(await published()).toEqual([]);
    const focus = { x: 0.4, y: 0.2 };
    await site.decide(browser, [ref], { as: 'approve', story: { ...story, withPhoto: true, focus } });
    expect(await published()).toMatchObject([{ authorImage: photo, authorMedia: { focus } }]);
    expect((await site.request(address)).status).toBe(200);
  });

  test('withdraws the scheduled email with the decision, or returns when it was sent', async () => {
    const site = await reviewOffice();
    const { browser } = await site.volunteer(reviewer);
    const ref = await site.sent.job();
    const ours = async () => (await site.emails()).filter(({ subject }) => subject.includes('on the board'));
    /** Delivers due emails and returns the subjects of those about jobs. */
    const leaving = async () => {
      const sent: string[] = [];
      const send = async ({ subject }: { subject: string }) => void sent.push(subject);
      await deliverDue(site.database, send, () => site.clock.now);
      return sent.filter((subject) => subject.includes('on the board'));
    };
    await site.decide(browser, [ref]);
    site.clock.now += 4 * minuteMs;
    expect([await leaving(), await ours()]).toEqual([[], [expect.anything()]]);
    const undone = await browser.post('/queue/undo', { items: [{ ref }] });
    expect(undone.body.items).toEqual([{ ref, state: 'done', email: 'withdrawn', sentAt: null }]);
    expect([await ours(), refsOf((await browser.get('/queue')).body.rows)]).toEqual([[], [ref]]);
    site.clock.now += 1000;
    await site.decide(browser, [ref]);
    site.clock.now += 4 * minuteMs;
    expect(await leaving()).toEqual([]);
    site.clock.now += 2 * minuteMs;
    expect(await leaving()).toEqual(['Your job is on the board']);
    const sentAt = new Date(site.clock.now).toISOString();
    site.clock.now += minuteMs;
    const late = await browser.post('/queue/undo', { items: [{ ref }, { ref }] });
    expect(late.body.items).toEqual([
      { ref, state: 'done', email: 'sent', sentAt },
      { ref, state: 'gone' },
    ]);
    expect((await site.open(browser, ref)).history).toMatchObject([
      { what: 'approved' },
      { what: 'taken back' },
      { what: 'approved' },
      { what: 'taken back' },
    ]);
  });

  test('keeps a later decision by somebody else when an older one is undone', async () => {
    const site = await reviewOffice();
    const meera = await site.volunteer(admin);
    const kiran = await site.volunteer(reviewer);
    const ref = await site.sent.job();
    await site.decide(kiran.browser, [ref]);
    const at = new Date(site.clock.now).toISOString();
    site.clock.now += 1000;
    await meera.browser.post('/queue/undo', { items: [{ ref, at }] });
    await site.decide(meera.browser, [ref], { as: 'reject', reason: 'The link is broken.' });
    const again = new Date(site.clock.now).toISOString();
    site.clock.now += 1000;
    const { body } = await kiran.browser.post('/queue/undo', { items: [{ ref, at }] });
    expect(body.items).toEqual([{ ref, state: 'changed', by: meera.me.name, at: again }]);
    expect((await site.open(kiran.browser, ref)).state).toBe('rejected');
  });

  test('returns the first response again for a repeated idempotency key and asks a question once', async () => {
    const site = await reviewOffice();
    const { browser } = await site.volunteer(reviewer);
    const other = await site.volunteer(reviewer);
    const ref = await site.sent.job();
    const key = { 'Idempotency-Key': 'the-same-button' };
    const question = { text: 'Which gate?', version: await site.versionOf(browser, ref) };
    const asked = await Promise.all([1, 2, 3].map(() => browser.post(`/queue/${ref}/ask`, question, key)));
    expect(new Set(asked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await site.questions()).toHaveLength(1);
    const body = { items: [{ ref, version: await site.versionOf(browser, ref) }], as: 'approve' };
    const first = await browser.post('/queue/decide', body, key);
    site.clock.now += 1000;
    expect((await browser.post('/queue/decide', body, key)).body).toEqual(first.body);
    expect((await browser.post('/queue/decide', { ...body, as: 'reject', reason: 'No.' }, key)).status).toBe(
      409,
    );
    // The same key of another volunteer is a different one.
    expect((await other.browser.post('/queue/decide', body, key)).body.items).toMatchObject([
      { state: 'decided' },
    ]);
  });
});

describe('saved reasons', () => {
  test('lists reasons for everyone who sees the queue and logs the changes admins make', async () => {
    const site = await reviewOffice();
    const meera = await site.volunteer(admin);
    const kiran = await site.volunteer(bayArea);
    const reason = { title: 'Not in the rolls', kind: 'member', reason: 'We could not find you.' };
    const more = { title: 'Other', kind: null, reason: 'No.' };
    expect((await meera.browser.post('/reasons', reason)).status).toBe(200);
    expect((await meera.browser.post('/reasons', more)).status).toBe(200);
    expect((await meera.browser.post('/reasons', { ...reason, title: 'not in the ROLLS' })).status).toBe(409);
    expect((await kiran.browser.get('/reasons')).body.reasons).toEqual([reason, more]);
    expect((await meera.browser.post('/reasons/remove', { title: 'Other' })).status).toBe(200);
    expect((await meera.browser.post('/reasons/remove', { title: 'Other' })).status).toBe(404);
    const lines = (await site.lines()).filter(({ subject }) => subject === 'saved reason');
    expect(lines.map(({ action, detail, data }) => [action, detail, data]).toSorted()).toEqual([
      ['remove reason', '', '{}'],
      ['save reason', '', '{}'],
      ['save reason', '', '{}'],
    ]);
  });
});
