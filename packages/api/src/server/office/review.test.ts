import { describe, expect, test } from 'vitest';
import { deliverDue } from '../mail/delivery.ts';
import { keepHoldMinutes } from '../settings/hold.ts';
import { picture } from '../stories/test-story.ts';
import { admin, bayArea, baySite, linesOf, refsOf, reviewer, reviewOffice } from './test-review.ts';

const minuteMs = 60_000;
const fromBay = { Origin: baySite };

describe('the queue', () => {
  test('has what was answered on top, then the oldest first; what is asked stands apart', async () => {
    const site = await reviewOffice();
    const { browser } = await site.volunteer(reviewer);
    const first = await site.sent.member({ Year: 1987, Dept: 'Civil', address: { state: 'ca' } });
    site.clock.now += 1000;
    const second = await site.sent.job();
    site.clock.now += 1000;
    const third = await site.sent.message();
    const all = await browser.get('/queue');
    expect(refsOf(all.body.rows)).toEqual([first, second, third]);
    expect(all.body).toMatchObject({
      counts: { member: 1, correction: 0, story: 0, job: 1, message: 1 },
      outside: 0,
      more: false,
      last: null,
    });
    expect(linesOf(all.body.rows)[0]).toMatchObject({
      kind: 'member',
      title: 'Rohan 1 Bakul',
      facts: ['1987 Civil', 'California'],
      state: 'waiting',
      decided: null,
    });
    expect(JSON.stringify(all.body)).not.toContain('@example.org');

    expect((await browser.post(`/queue/${second}/ask`, { text: 'Which gate?' })).status).toBe(200);
    expect(refsOf((await browser.get('/queue')).body.rows)).toEqual([first, third]);
    expect(linesOf((await browser.get('/queue?state=asked')).body.rows)).toMatchObject([
      { ref: second, state: 'asked' },
    ]);
    const letter = (await site.letters()).find(({ subject }) => subject.startsWith('A question'));
    const token = /token=(\S+)/.exec(letter?.body ?? '')?.[1];
    site.clock.now += 1000;
    await site.post('/answers', { token, answer: 'The third one.' });
    const answered = await browser.get('/queue');
    expect(refsOf(answered.body.rows)).toEqual([second, first, third]);
    expect(linesOf(answered.body.rows)[0]?.state).toBe('answered');
    expect((await site.open(browser, second)).history).toMatchObject([
      { what: 'asked', text: 'Which gate?', who: expect.stringContaining('Volunteer') },
      { what: 'answered', text: 'The third one.', who: '' },
    ]);
  });

  test('is read fifty at a time, and what was decided newest first', async () => {
    const site = await reviewOffice();
    const { browser, me } = await site.volunteer(reviewer);
    const refs: string[] = [];
    for (let index = 0; index < 52; index += 1) {
      site.clock.now += 1000;
      refs.push(await site.sent.message());
    }
    const waiting = await browser.get('/queue?kind=message');
    expect([linesOf(waiting.body.rows).length, waiting.body.more]).toEqual([50, true]);
    expect(refsOf((await browser.get('/queue?page=2')).body.rows)).toEqual(refs.slice(50));
    for (const ref of refs) {
      site.clock.now += 1000;
      await site.decide(browser, [ref]);
    }
    const decided = await browser.get('/queue?state=decided');
    expect(refsOf(decided.body.rows)).toEqual(refs.toReversed().slice(0, 50));
    expect(decided.body).toMatchObject({ counts: { message: 52 }, more: true, outside: 0 });
    expect(linesOf(decided.body.rows)[0]).toMatchObject({
      state: 'handled',
      decided: { by: me.name, as: 'handled' },
    });
    const rest = await browser.get('/queue?state=decided&kind=message&page=2');
    expect([refsOf(rest.body.rows), rest.body.more]).toEqual([[refs[1], refs[0]], false]);
    expect((await browser.get('/queue')).body.last).toMatchObject({ by: me.name });
    expect((await browser.get('/queue?chapter=atlantis')).status).toBe(400);
  });
});

test('whom a roll brought, and what was invented for the first start, was never in the queue', async () => {
  const site = await reviewOffice();
  const { browser } = await site.volunteer(reviewer);
  const ref = await site.sent.member();
  await site.decide(browser, [ref]);
  const row = await site.database.selectFrom('members').selectAll().executeTakeFirstOrThrow();
  const others = [
    { id: 'rolled', imported: 1 },
    { id: 'invented', decided_by: 'samples' },
  ].map((more) => ({ ...row, ...more, email_key: more.id, reference: more.id, position: null }));
  await site.database.insertInto('members').values(others).execute();
  const { body } = await browser.get('/queue?state=decided');
  expect([refsOf(body.rows), body.counts]).toMatchObject([[ref], { member: 1 }]);
});

describe('one submission', () => {
  test('is shown whole, with who it may be already, and without how to reach them', async () => {
    const site = await reviewOffice();
    const { browser } = await site.volunteer(reviewer);
    const older = await site.sent.member({ FirstName: 'Sunita', Year: 1987, email: 'old@example.org' });
    await site.sent.member({ FirstName: 'Suresh', LastName: 'Bakul', Year: 1987 });
    await site.sent.member({ FirstName: 'Sunita', Year: 1988 });
    await site.decide(browser, [older], { as: 'reject', reason: 'Not in the rolls.' });
    site.clock.now += 1000;
    const same = await site.sent.member({ FirstName: 'Ravi', Year: 2004, email: 'Sunita@example.org' });
    await site.decide(browser, [same]);
    const ref = await site.sent.member(
      {
        FirstName: 'Súnita Rao',
        Year: 1987,
        Dept: 'Civil',
        email: 'sunita@example.org',
        phone: '510 555 0100',
        Company: 'Bay Bridge Seismic',
        address: { street1: '1 Main Street', city: 'Fremont', state: 'California', zip: '94536' },
        personalNote: 'I was in hostel four.',
      },
      fromBay,
    );
    const body = await site.open(browser, ref);
    expect(body).toMatchObject({
      kind: 'member',
      ref,
      state: 'waiting',
      name: 'Súnita Rao Bakul',
      sentFrom: 'bay-area',
      card: { firstName: 'Súnita Rao', company: '', address: { state: '' } },
      livesIn: { city: 'Fremont', state: 'California' },
      company: { name: 'Bay Bridge Seismic', isPublic: false },
      answers: [{ label: 'A note for the volunteers', text: 'I was in hostel four.' }],
      mergesInto: same,
      doubles: [
        { ref: same, because: 'e-mail', state: 'approved' },
        { ref: older, because: 'name and year', state: 'rejected', facts: ['1987 Mechanical'] },
      ],
      contact: ['email', 'phone', 'address'],
      canAsk: true,
    });
    const text = JSON.stringify(body);
    for (const secret of ['sunita@example.org', '510 555', '1 Main Street', '94536'])
      expect(text).not.toContain(secret);
  });

  test('comes with both letters, around the reason, and with no link that works; nothing is written', async () => {
    const site = await reviewOffice();
    const { browser } = await site.volunteer(reviewer);
    const ref = await site.sent.member();
    const before = [await site.letters(), await site.lines()];
    const { letters } = await site.open(browser, ref);
    expect([await site.letters(), await site.lines()]).toEqual(before);
    expect(letters).toMatchObject({
      approve: { subject: 'Your membership is approved', after: '' },
      reject: { subject: 'About your membership request' },
    });
    expect(JSON.stringify(letters)).not.toMatch(/token=[\w.-]{10}/);
    await site.decide(browser, [ref], { as: 'reject', reason: 'No *such* name.' });
    const sent = (await site.letters()).find(({ subject }) => subject === 'About your membership request');
    const { before: head, after: tail } = Object(Object(letters).reject);
    expect(sent?.body).toBe(`${head}No *such* name.${tail}`);
    expect(Object((await site.open(browser, await site.sent.message())).letters)).toEqual({
      approve: null,
      reject: null,
    });
  });

  test('that corrects an entry shows what changes, and of contact data only that it does', async () => {
    const site = await reviewOffice();
    const { browser } = await site.volunteer(reviewer);
    const ref = await site.sent.member({ email: 'a@example.org', Year: 1987 });
    await site.decide(browser, [ref]);
    site.clock.now += 1000;
    const again = await site.sent.member({ email: 'a@example.org', Year: 1988, phone: '510 555 0100' });
    site.clock.now += 1000;
    const merged = await browser.post(`/queue/${again}/merge`);
    expect(merged.body).toMatchObject({ into: ref, correction: expect.stringMatching(/^K-/) });
    const body = await site.open(browser, String(merged.body.correction));
    expect(body).toMatchObject({ kind: 'correction', member: ref, card: { graduationYear: 1988 } });
    expect(body.changes).toContainEqual({ label: 'Graduation year', from: '1987', to: '1988' });
    expect(body.changes).toContainEqual({ label: 'Phone', from: '', to: '' });
    expect((await site.open(browser, again)).history).toMatchObject([{ what: 'merged' }]);
    const second = await browser.post(`/queue/${again}/merge`);
    expect([second.status, second.body.errors?.[0]?.code]).toEqual([409, 'decided']);
    expect((await browser.post(`/queue/${await site.sent.job()}/merge`)).status).toBe(409);
  });

  test('that is a story has its photo for whoever sees the queue, and for nobody else', async () => {
    const site = await reviewOffice();
    const { browser } = await site.volunteer(reviewer);
    const limited = await site.volunteer(bayArea);
    const ref = await site.sent.story({}, await picture());
    const body = await site.open(browser, ref);
    expect(body).toMatchObject({ kind: 'story', photo: `/api/office/queue/${ref}/photo` });
    const cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ');
    const photo = await site.request(`/office/queue/${ref}/photo`, { headers: { Cookie: cookie } });
    expect([photo.status, photo.headers.get('Content-Type'), photo.headers.get('Cache-Control')]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    expect(Buffer.from(await photo.arrayBuffer()).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect((await limited.browser.get(`/queue/${ref}/photo`)).status).toBe(404);
    expect((await site.browser().get(`/queue/${ref}/photo`)).status).toBe(401);
    const plain = await site.sent.story();
    expect((await site.open(browser, plain)).photo).toBe(null);
    expect((await browser.get(`/queue/${plain}/photo`)).status).toBe(404);
  });

  test('that is a job says where its link leads', async () => {
    const site = await reviewOffice();
    const { browser } = await site.volunteer(reviewer);
    const ref = await site.sent.job();
    const mail = await site.sent.job({ applicationLink: 'hiring@gate.example.org' });
    expect(await site.open(browser, ref)).toMatchObject({
      linkHost: 'jobs.example.org',
      name: 'Leela Umbar',
      job: { title: 'Gate operator', postedBy: { User: { email: '' } } },
    });
    expect(await site.open(browser, mail)).toMatchObject({ linkHost: 'gate.example.org' });
  });

  test('shows on demand how to reach the person, and the log has who looked', async () => {
    const site = await reviewOffice();
    const { browser, me } = await site.volunteer(reviewer);
    const vikram = await site.volunteer({ role: 'treasurer', chapter: null });
    const address = { street1: '1 Main Street', city: 'Fremont', state: 'California', zip: '94536' };
    const ref = await site.sent.member({ email: 'a@example.org', phone: '510 555 0100', address });
    expect((await browser.post(`/queue/${ref}/contact`)).body).toEqual({
      email: 'a@example.org',
      phone: '510 555 0100',
      address: '1 Main Street\nFremont, California 94536',
    });
    // Who reaches members, and does not see the queue, does not look into it.
    expect((await vikram.browser.post(`/queue/${ref}/contact`)).status).toBe(404);
    const looks = (await site.lines()).filter(({ action }) => action === 'look at contact');
    expect(looks).toMatchObject([{ who: me.id, volunteer_id: me.id, detail: '', data: '{}' }]);
  });
});

describe('a decision', () => {
  test('is held for as long as the setting says, and stands in the log without a reason', async () => {
    const site = await reviewOffice();
    const { browser, me } = await site.volunteer(reviewer);
    const [one, two] = [await site.sent.member({ address: { state: 'Georgia' } }), await site.sent.job()];
    const at = (minutes: number) => new Date(site.clock.now + minutes * minuteMs).toISOString();
    const reason = 'Sunita Bakul is in nobody’s rolls.';
    expect((await site.decide(browser, [one], { as: 'reject', reason })).body.items).toEqual([
      { ref: one, state: 'done', leavesAt: at(5) },
    ]);
    site.clock.now += 1000;
    await keepHoldMinutes(site.database, 15);
    const message = await site.sent.message();
    expect((await site.decide(browser, [two, message])).body.items).toEqual([
      { ref: two, state: 'done', leavesAt: at(15) },
      { ref: message, state: 'done', leavesAt: null },
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

  test('that turns down needs a reason, unless of messages', async () => {
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

  test('of another than was looked at, or of one that somebody decided first, changes nothing and says why', async () => {
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
    expect((await kiran.browser.post(`/queue/${two}/ask`, { text: 'Why?' })).status).toBe(409);
  });

  test('takes a story with another category and excerpt, and without its photo; undone, it has its photo again', async () => {
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
    await site.decide(browser, [ref]);
    expect(await published()).toMatchObject([{ authorImage: photo }]);
    expect((await site.request(address)).status).toBe(200);
  });

  test('is taken back with its letter while that is held; later the answer says when it left', async () => {
    const site = await reviewOffice();
    const { browser } = await site.volunteer(reviewer);
    const ref = await site.sent.job();
    const ours = async () => (await site.letters()).filter(({ subject }) => subject.includes('on the board'));
    /** Sends what is due, and answers what it says about jobs. */
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
    expect(undone.body.items).toEqual([{ ref, state: 'done', letter: 'withdrawn', sentAt: null }]);
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
      { ref, state: 'done', letter: 'sent', sentAt },
      { ref, state: 'gone' },
    ]);
    expect((await site.open(browser, ref)).history).toMatchObject([
      { what: 'approved' },
      { what: 'taken back' },
      { what: 'approved' },
      { what: 'taken back' },
    ]);
  });

  test('of somebody else’s that came after is not taken back', async () => {
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

  test('that is sent again under its key is answered as the first time; a question is asked once', async () => {
    const site = await reviewOffice();
    const { browser } = await site.volunteer(reviewer);
    const other = await site.volunteer(reviewer);
    const ref = await site.sent.job();
    const key = { 'Idempotency-Key': 'the-same-button' };
    const asked = await Promise.all(
      [1, 2, 3].map(() => browser.post(`/queue/${ref}/ask`, { text: 'Which gate?' }, key)),
    );
    expect(new Set(asked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await site.database.selectFrom('questions').selectAll().execute()).toHaveLength(1);
    const body = { items: [{ ref, version: await site.versionOf(browser, ref) }], as: 'approve' };
    const first = await browser.post('/queue/decide', body, key);
    site.clock.now += 1000;
    expect((await browser.post('/queue/decide', body, key)).body).toEqual(first.body);
    expect((await browser.post('/queue/decide', { ...body, as: 'reject', reason: 'No.' }, key)).status).toBe(
      409,
    );
    // Somebody else's is another.
    expect((await other.browser.post('/queue/decide', body, key)).body.items).toMatchObject([
      { state: 'decided' },
    ]);
  });
});

describe('saved reasons', () => {
  test('are seen by whoever sees the queue, and changed by admins', async () => {
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
