import { picture } from '@banyan/server/stories/test-story';
import { describe, expect, test } from 'vitest';
import { baySite, linesOf, refsOf, reviewer, reviewOffice } from './test-review.ts';

const fromBay = { Origin: baySite };

describe('GET /queue', () => {
  test('returns answered submissions first, then the oldest, and lists asked ones separately', async () => {
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

    expect((await site.ask(browser, second)).status).toBe(200);
    expect(refsOf((await browser.get('/queue')).body.rows)).toEqual([first, third]);
    expect(linesOf((await browser.get('/queue?state=asked')).body.rows)).toMatchObject([
      { ref: second, state: 'asked' },
    ]);
    const mail = (await site.emails()).find(({ subject }) => subject.startsWith('A question'));
    const token = /token=(\S+)/.exec(mail?.body ?? '')?.[1];
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

  test('returns 50 rows per page, and decided submissions newest first', async () => {
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

test('never lists imported members or the samples of the first start', async () => {
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

describe('submission details', () => {
  test('shows a submission with possible duplicates and without contact data', async () => {
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
      duplicates: [
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

  test('returns both decision emails without working links and changes nothing', async () => {
    const site = await reviewOffice();
    const { browser } = await site.volunteer(reviewer);
    const ref = await site.sent.member();
    const before = [await site.emails(), await site.lines()];
    const { emails } = await site.open(browser, ref);
    expect([await site.emails(), await site.lines()]).toEqual(before);
    expect(emails).toMatchObject({
      approve: { subject: 'Your membership is approved', after: '' },
      reject: { subject: 'About your membership request' },
    });
    expect(JSON.stringify(emails)).not.toMatch(/token=[\w.-]{10}/);
    await site.decide(browser, [ref], { as: 'reject', reason: 'No *such* name.' });
    const sent = (await site.emails()).find(({ subject }) => subject === 'About your membership request');
    const { before: head, after: tail } = Object(Object(emails).reject);
    expect(sent?.body).toBe(`${head}No *such* name.${tail}`);
    expect(Object((await site.open(browser, await site.sent.message())).emails)).toEqual({
      approve: null,
      reject: null,
    });
  });

  test('shows what a correction changes, without the values of contact data', async () => {
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
    const { at, correction } = merged.body;
    const undone = await browser.post('/queue/undo', {
      items: [
        { ref: correction, at },
        { ref: again, at },
      ],
    });
    expect(undone.body.items).toMatchObject([{ state: 'done' }, { state: 'done' }]);
    expect(await site.open(browser, ref)).toMatchObject({ card: { graduationYear: 1987 } });
    expect(await site.open(browser, again)).toMatchObject({ state: 'waiting' });
  });

  test('serves a story’s photo', async () => {
    const site = await reviewOffice();
    const { browser } = await site.volunteer(reviewer);
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
    const plain = await site.sent.story();
    expect((await site.open(browser, plain)).photo).toBe(null);
    expect((await browser.get(`/queue/${plain}/photo`)).status).toBe(404);
  });

  test('shows where a job’s link leads', async () => {
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

  test('shows contact data on request and logs who viewed it', async () => {
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
    // A volunteer who may contact members but does not see the queue gets 404.
    expect((await vikram.browser.post(`/queue/${ref}/contact`)).status).toBe(404);
    const looks = (await site.lines()).filter(({ action }) => action === 'look at contact');
    expect(looks).toMatchObject([{ who: me.id, volunteer_id: me.id, detail: '', data: '{}' }]);
  });
});
