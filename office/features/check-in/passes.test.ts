import { forgetOfficeWork } from '@banyan/server/identity/forgetting';
import { describe, expect, test } from 'vitest';
import { type OfficeCallName, officeCalls } from '../../calls.ts';
import { admin } from '../review/test-review.ts';
import { checkInOffice, deviceOf } from './test-check-in.ts';

/* Access of helpers to the check-in of one event. */

const hour = 3_600_000;
const rows = Object.entries(officeCalls);
const checkInRows: readonly string[] = [
  'checkInList',
  'checkIn',
  'walkIn',
] satisfies readonly OfficeCallName[];

describe('check-in pass', () => {
  test('a pass lets several helpers check in guests under the names they enter, until three hours after the event', async () => {
    const { evening, pass, enter, read, clock, lines } = await checkInOffice();
    const id = await evening();
    const token = await pass(id);
    const { browser, answer } = await enter(token, 'Ravi');
    expect(answer.body).toMatchObject({ name: 'Ravi', event: { id, title: 'Garba night' } });
    expect(answer.cookies.join()).toMatch(
      /^__Host-office-door=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    const until = String(answer.body.until);
    // The end is rounded to minutes and exact to the millisecond.
    expect(Math.abs(Date.parse(until) - clock.now - 8 * hour)).toBeLessThan(120_000);
    await enter(token, 'Asha');
    expect((await read(id)).checkInPass).toMatchObject({
      until,
      helpers: [{ name: 'Ravi' }, { name: 'Asha' }],
    });
    clock.now = Date.parse(until) - 1;
    expect((await browser.get(`/events/${id}/door`)).status).toBe(200);
    clock.now += 1;
    expect((await browser.get(`/events/${id}/door`)).status).toBe(401);
    expect((await enter(token, 'Kiran')).answer.status).toBe(410);
    expect(JSON.stringify(await lines())).not.toMatch(/ravi|asha/i);
  });

  test('a pass made days ahead works for sixteen hours at a time and can be used again', async () => {
    const { evening, pass, enter, clock, wall } = await checkInOffice();
    const id = await evening({ date: wall(30), end: wall(34) });
    const token = await pass(id);
    const { browser, answer } = await enter(token, 'Ravi');
    expect(answer.body.until).toBe(new Date(clock.now + 16 * hour).toISOString());
    clock.now += 16 * hour - 1;
    const { status, body } = await browser.get(`/events/${id}/door`);
    expect([status, body.me]).toEqual([200, { name: 'Ravi', until: answer.body.until }]);
    clock.now += 1;
    expect((await browser.get(`/events/${id}/door`)).status).toBe(401);
    expect((await enter(token, 'Ravi', browser)).answer.status).toBe(200);
    expect((await browser.get(`/events/${id}/door`)).status).toBe(200);
    // Helpers whose session ended make room for others.
    for (let many = 1; many < 10; many += 1)
      expect((await enter(token, `Helper ${many}`)).answer.status).toBe(200);
    expect((await enter(token, 'One more')).answer.status).toBe(409);
  });

  test('a pass stops working when its event moves to a chapter outside its maker’s scope', async () => {
    const { database, clock, evening, enter, pass, volunteer } = await checkInOffice();
    const id = await evening({ chapter: 'bay-area' });
    const bay = await volunteer({ role: 'organiser', chapter: 'bay-area' });
    const token = await pass(id, bay.browser);
    const { browser } = await enter(token, 'Ravi');
    const device = deviceOf(clock, id, browser);
    expect((await browser.get(`/events/${id}/door`)).status).toBe(200);
    await database.updateTable('events').set({ chapter: 'chicago-midwest' }).where('id', '=', id).execute();
    expect((await browser.get(`/events/${id}/door`)).status).toBe(404);
    expect((await device.walkIn()).status).toBe(404);
    expect((await enter(token, 'Asha')).answer.status).toBe(410);
  });

  test('ending the passes signs out their helpers, but making a new pass does not', async () => {
    const { evening, pass, helper, browser, enter, read, auditActions } = await checkInOffice();
    const id = await evening();
    const [one, other] = [await helper(id, 'Ravi'), await helper(id, 'Asha')];
    const token = await pass(id);
    expect((await one.browser.get(`/events/${id}/door`)).status).toBe(200);
    expect((await browser.post(`/events/${id}/door/end`)).body).toEqual({ ended: 2 });
    for (const { browser: at } of [one, other]) {
      const { status, body } = await at.get(`/events/${id}/door`);
      expect([status, body.errors?.[0]?.code]).toEqual([401, 'signed-out']);
    }
    expect((await enter(token, 'Ravi')).answer.body.message).toContain('This pass has ended');
    expect((await read(id)).checkInPass).toBeNull();
    expect((await browser.post(`/events/${id}/door/end`)).body).toEqual({ ended: 0 });
    const checkIns = (await auditActions()).filter((action) => action.startsWith('door'));
    expect(checkIns.toSorted()).toEqual([
      ...['door open', 'door open', 'door pass', 'door pass', 'door pass', 'door pass end'],
    ]);
  });

  test('opening a pass does not use it up, guessing one is rate limited, and ten helpers may use the passes of an event', async () => {
    const { evening, pass, enter, another } = await checkInOffice({ RATE_LIMIT_WRITES: '60' });
    const id = await evening();
    const token = await pass(id);
    const guesser = another('Firefox', '198.51.100.7');
    const wrong = async () => (await guesser.post('/door/open', { token: 'A'.repeat(43), name: 'X' })).status;
    for (let tries = 0; tries < 30; tries += 1) expect(await wrong()).toBe(410);
    expect(await wrong()).toBe(429);
    expect((await guesser.post('/door/open', { token: 'short', name: 'X' })).status).toBe(429);
    const same = another();
    for (let many = 0; many < 3; many += 1)
      expect((await enter(token, 'Ravi', same)).answer.status).toBe(200);
    const other = await pass(id);
    for (let many = 1; many < 10; many += 1)
      expect((await enter(many % 2 === 0 ? token : other, `Helper ${many}`)).answer.status).toBe(200);
    const { status, body } = (await enter(other, 'One more')).answer;
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^10 people already used passes for this event\./),
    ]);
    expect((await enter(token, '', another('Chrome', '198.51.100.8'))).answer.status).toBe(422);
  });

  test('a pass can be made only while the event is published and not over, and only those who may make one see it', async () => {
    const { evening, volunteer, browser, versionOf, wall } = await checkInOffice();
    const id = await evening({ chapter: 'atlanta' });
    const { browser: reader } = await volunteer({ role: 'reader', chapter: null });
    expect((await browser.post(`/events/${id}/door`)).status).toBe(200);
    expect((await reader.get(`/events/${id}`)).body.event).toMatchObject({ checkInPass: null });
    await browser.post(`/events/${id}/hide`, { version: await versionOf(id) });
    expect((await browser.post(`/events/${id}/door`)).status).toBe(409);
    const late = await evening({ date: wall(-4), end: wall(-2.9) });
    expect((await browser.post(`/events/${late}/door`)).status).toBe(200);
    const later = await evening({ date: wall(-4), end: wall(-3.1) });
    expect((await browser.post(`/events/${later}/door`)).status).toBe(409);
  });

  test('a pass ends when its maker’s access ends or their permissions change', async () => {
    const { evening, pass, enter, volunteer, meera, stepUp } = await checkInOffice();
    const id = await evening();
    await stepUp(meera.browser, meera.device);
    for (const change of ['end', 'grants']) {
      const organiser = await volunteer({ role: 'organiser', chapter: null });
      const { browser } = await enter(await pass(id, organiser.browser), 'Ravi');
      const statusOf = async () => (await browser.get(`/events/${id}/door`)).status;
      expect(await statusOf()).toBe(200);
      const grants = { grants: [{ role: 'reader', chapter: null }], version: 1 };
      const path = `/volunteers/${organiser.me.id}/${change}`;
      expect((await meera.browser.post(path, change === 'end' ? {} : grants)).status).toBe(200);
      expect([change, await statusOf()]).toEqual([change, 401]);
    }
  });

  test('passes and the names of their helpers are deleted a month later', async () => {
    const { evening, helper, database, clock } = await checkInOffice();
    await helper(await evening());
    const left = async () => [
      await database.selectFrom('door_passes').selectAll().execute(),
      await database.selectFrom('sign_in_sessions').selectAll().where('kind', '=', 'door').execute(),
    ];
    await forgetOfficeWork(database, clock.now + 30 * 24 * hour);
    expect(await left()).toMatchObject([[{}], [{ label: 'Ravi' }]]);
    await forgetOfficeWork(database, clock.now + 31 * 24 * hour);
    expect(await left()).toEqual([[], []]);
  });
});

describe('helper with a pass', () => {
  test('a helper can check in guests of that event and sees nothing else of the Office', async () => {
    const { evening, helper } = await checkInOffice();
    const id = await evening();
    const other = await evening({ title: 'Bay Area picnic' });
    const { browser } = await helper(id);
    for (const [name, { method, path, permission }] of rows) {
      if (permission === 'anyone') continue;
      const at = path.replace('{id}', id).replaceAll(/\{\w+\}/g, 'nobody');
      const { status } = await (method === 'GET' ? browser.get(at) : browser.post(at, 'not a body'));
      const theirs = method === 'GET' ? 200 : 422;
      expect([name, status]).toEqual([name, checkInRows.includes(name) ? theirs : 401]);
    }
    const there = deviceOf({ now: Date.now() }, other, browser);
    expect((await browser.get(`/events/${other}/door`)).status).toBe(404);
    expect((await there.post([there.noted({ kind: 'in', guests: 0, id: 'x' })])).status).toBe(404);
    expect((await there.walkIn()).status).toBe(404);
  });

  test('each helper has their own limit of requests in ten minutes', async () => {
    const { evening, helper, database } = await checkInOffice({ RATE_LIMIT_WRITES: '60' });
    const id = await evening();
    const [ravi, asha] = [await helper(id, 'Ravi'), await helper(id, 'Asha')];
    await ravi.letIn({ id: 'nobody' });
    await database.updateTable('rate_windows').set({ tries: 2_000 }).execute();
    const statusOf = async ({ post, noted }: typeof ravi) =>
      (await post([noted({ kind: 'in', guests: 0, id: 'nobody' })])).status;
    expect([await statusOf(ravi), await statusOf(asha)]).toEqual([429, 200]);
  });

  test('a helper who is also a volunteer uses their own permission at other events; without it only the pass counts', async () => {
    const { evening, pass, enter, volunteer } = await checkInOffice();
    const [id, other] = [await evening(), await evening({ title: 'Bay Area picnic' })];
    const { browser: chief } = await volunteer(admin);
    await enter(await pass(id), 'Ravi', chief);
    const nameAt = async (at: typeof chief, event: string) => (await at.get(`/events/${event}/door`)).body.me;
    expect(await nameAt(chief, id)).toMatchObject({ name: 'Ravi' });
    expect(await nameAt(chief, other)).toEqual({ name: 'Volunteer 2', until: null });
    const { browser: reader } = await volunteer({ role: 'reader', chapter: null });
    expect((await reader.get(`/events/${id}/door`)).status).toBe(404);
    await enter(await pass(id), 'Asha', reader);
    expect(await nameAt(reader, id)).toMatchObject({ name: 'Asha' });
    expect((await reader.get(`/events/${other}/door`)).status).toBe(404);
  });

  test('only a check-in keeps a volunteer signed in; watching the list does not', async () => {
    const { evening, own, clock } = await checkInOffice();
    const id = await evening();
    const checkIn = own(id);
    clock.now += 20 * 60_000;
    await checkIn.list();
    await checkIn.letIn({ id: 'nobody' });
    clock.now += 29 * 60_000;
    await checkIn.list();
    clock.now += 60_000;
    await expect(checkIn.list()).rejects.toThrow('401');
  });
});
