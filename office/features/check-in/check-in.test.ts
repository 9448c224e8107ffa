import { dayMs } from '@banyan/api/contract';
import { ticketKey } from '@banyan/api/office';
import { forgetOldCheckIns } from '@banyan/server/events/check-in/forgetting';
import { remind } from '@banyan/server/events/emails/reminders';
import { describe, expect, test } from 'vitest';
import { checkInOffice, deviceOf, entryIn, randomId } from './test-check-in.ts';

/* Check-in at an event. */

const minute = 60_000;

/** Check-in page of an event with two registered guests. */
async function oneEvent(more: Parameters<Awaited<ReturnType<typeof checkInOffice>>['evening']>[0] = {}) {
  const site = await checkInOffice();
  const id = await site.evening(more);
  await site.register(id, 'tara@example.org', { firstName: 'Tara', lastName: 'Chinch' });
  await site.register(id, 'rohan@example.org', { firstName: 'Rohan', lastName: 'Bakul' });
  const checkIn = await site.helper(id);
  const entry = async (lastName: string) => entryIn((await checkIn.list()).entries, lastName);
  const tara = await entry('Chinch');
  return { ...site, id, checkIn: checkIn, entry, tara };
}

describe('check-in list', () => {
  test('the list contains the data to check tickets and no email addresses', async () => {
    const { checkIn, id, tara, ticket, cancelPerson } = await withCancelled();
    const list = await checkIn.list();
    expect(list).toMatchObject({
      isWhole: true,
      event: { id, title: 'Garba night', location: 'Gymnasium, Evanston' },
      counts: { seats: 240, taken: 1, arrived: 0, guests: 0 },
      me: { name: 'Ravi' },
    });
    expect(JSON.stringify(list)).not.toContain('@');
    expect(tara).toMatchObject({ state: 'coming', arrivedAt: null, by: '', checkIn: null, year: 2009 });
    expect(tara.key).toBe(await ticketKey(ticket(tara.id)));
    // People without a seat are listed, so that their ticket is not reported as unknown.
    expect(entryIn(list.entries, 'Bakul').state).toBe('cancelled');
    expect(cancelPerson.status).toBe(200);
  });

  test('sends only changes to a device with a version, and the whole list when a seat changed', async () => {
    const { checkIn, id, tara, clock, register, own, browser } = await oneEvent();
    const { version } = await checkIn.list();
    expect(await checkIn.list(version)).toMatchObject({ isWhole: false, entries: [], version });
    clock.now += minute;
    await own(id).letIn(tara, 1);
    const news = await checkIn.list(version);
    expect(news).toMatchObject({ isWhole: false, counts: { arrived: 1, guests: 1 } });
    expect(news.entries).toMatchObject([
      { id: tara.id, by: 'Volunteer 1', arrivedAt: new Date(clock.now).toISOString(), guestsIn: 1 },
    ]);
    expect((await checkIn.list(news.version)).entries).toEqual([]);
    await register(id, 'leela@example.org', { firstName: 'Leela', lastName: 'Umbar' });
    const all = await checkIn.list(news.version);
    expect([all.isWhole, all.entries.length]).toEqual([true, 3]);
    // A walk-in is a change and does not require the whole list; canceling their seat does.
    await checkIn.walkIn({ lastName: 'Zinc' });
    const walked = await checkIn.list(all.version);
    expect(walked).toMatchObject({ isWhole: false, entries: [{ lastName: 'Zinc', by: 'Ravi' }] });
    const [zinc] = walked.entries;
    await browser.post(`/events/${id}/people/${zinc?.id}/cancel`, { tell: false, reason: '' });
    const freed = await checkIn.list(walked.version);
    expect(freed.isWhole).toBe(true);
    expect(entryIn(freed.entries, 'Zinc').state).toBe('cancelled');
    expect((await checkIn.list('nonsense')).isWhole).toBe(true);
  });

  const withCancelled = async () => {
    const site = await oneEvent();
    const { id, browser, entry } = site;
    const rohan = await entry('Bakul');
    const path = `/events/${id}/people/${rohan.id}/cancel`;
    return { ...site, cancelPerson: await browser.post(path, { tell: false, reason: '' }) };
  };
});

describe('check-in request', () => {
  test('records a repeated check-in once and gives the same answer', async () => {
    const { checkIn, id, tara, ticket, checkIns, clock } = await oneEvent();
    const item = checkIn.noted({ kind: 'in', guests: 2, ticket: ticket(tara.id) });
    const first = await checkIn.send(item);
    expect(first.counts).toMatchObject({ taken: 2, arrived: 1, guests: 2 });
    expect(first.results).toMatchObject([
      { item: item.item, result: 'in', entry: { id: tara.id, by: 'Ravi', guestsIn: 2, checkIn: item.item } },
    ]);
    clock.now += minute;
    expect((await checkIn.send(item, item)).results.map(({ result }) => result)).toEqual(['in', 'in']);
    const rows = await checkIns(id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ by_name: 'Ravi', at: clock.now - minute, guests: 2, result: 'in' });
  });

  test('a ticket checked in on another device reports when and by whom, and the second time is kept as a duplicate', async () => {
    const { checkIn, id, tara, own, clock, people, browser } = await oneEvent();
    await checkIn.letIn(tara);
    const at = new Date(clock.now).toISOString();
    clock.now += minute;
    const later = await own(id).letIn(tara, 3);
    expect(later).toMatchObject({ result: 'already', entry: { arrivedAt: at, by: 'Ravi', guestsIn: 0 } });
    const [, row] = (await people(id)).toSorted((one) => (one.arrived ? 1 : -1));
    const again = { at: new Date(clock.now).toISOString(), by: 'Volunteer 1' };
    expect(row).toMatchObject({ arrived: { at, by: 'Ravi' }, twice: [again], guestsIn: 0 });
    expect((await people(id, '?arrived=yes')).map(({ id: one }) => one)).toEqual([tara.id]);
    expect(await people(id, '?arrived=no')).toHaveLength(1);
    expect((await browser.get(`/events/${id}/people`)).body.counts).toMatchObject({ coming: 2, arrived: 1 });
  });

  test('an earlier check-in counts even if it arrives later and the device’s clock is wrong', async () => {
    const { checkIn, id, tara, helper, clock } = await oneEvent();
    // An offline device whose clock is three hours ahead.
    const away = await helper(id, 'Asha', 180 * minute);
    clock.now += minute;
    const held = away.noted({ kind: 'in', guests: 1, id: tara.id });
    const early = new Date(clock.now).toISOString();
    clock.now += minute;
    const late = new Date(clock.now).toISOString();
    const { item } = await checkIn.letIn(tara);
    clock.now += 5 * minute;
    expect((await away.send(held)).results).toMatchObject([
      {
        result: 'in',
        entry: { arrivedAt: early, by: 'Asha', guestsIn: 1, twice: [{ at: late, by: 'Ravi' }] },
      },
    ]);
    // A repeated item still gets its first answer.
    const repeated = { item, at: late, kind: 'in', guests: 0, id: tara.id };
    expect((await checkIn.send(repeated)).results).toMatchObject([{ result: 'in' }]);
  });

  test('the time of a check-in is limited to the span between the start of the pass and now, and to one day for a volunteer', async () => {
    const { checkIn, id, own, tara, clock, entry } = await oneEvent();
    const passAt = new Date(clock.now).toISOString();
    clock.now += minute;
    const item = { item: randomId(), kind: 'in', guests: 0, id: tara.id };
    await checkIn.send({ ...item, at: '2001-01-01T00:00:00.000Z' });
    expect((await entry('Chinch')).arrivedAt).toBe(passAt);
    const undo = { item: randomId(), kind: 'undo', undoes: item.item, id: tara.id };
    await checkIn.send(checkIn.noted(undo), { ...item, item: randomId(), at: '2099-01-01T00:00:00.000Z' });
    expect((await entry('Chinch')).arrivedAt).toBe(new Date(clock.now).toISOString());
    const rohan = { ...item, item: randomId(), id: (await entry('Bakul')).id };
    await own(id).send({ ...rohan, at: '2001-01-01T00:00:00.000Z' });
    expect((await entry('Bakul')).arrivedAt).toBe(new Date(clock.now - dayMs).toISOString());
  });

  test('a check-in can be undone, and guests can be added one by one', async () => {
    const { checkIn, tara, entry } = await oneEvent();
    const { item } = await checkIn.letIn(tara, 2);
    const one = checkIn.noted({ kind: 'guests', guests: 1, id: tara.id });
    expect((await checkIn.send(one)).results).toMatchObject([{ result: 'in', entry: { guestsIn: 3 } }]);
    const undo = (undoes: string) => checkIn.noted({ kind: 'undo', undoes, id: tara.id });
    expect((await checkIn.send(undo(one.item))).results).toMatchObject([
      { result: 'undone', entry: { guestsIn: 2 } },
    ]);
    const { counts } = await checkIn.send(undo(item));
    expect(counts).toMatchObject({ arrived: 0, guests: 0, taken: 2 });
    expect(await entry('Chinch')).toMatchObject({ arrivedAt: null, by: '', guestsIn: 0 });
    expect((await checkIn.letIn(tara)).result).toBe('in');
  });

  test('rejects and does not record a ticket that is invalid, for another event, on the waitlist or canceled', async () => {
    const { checkIn, id, tara, ticket, evening, register, browser, own, checkIns, clock } = await oneEvent({
      seats: 2,
    });
    await register(id, 'leela@example.org', { firstName: 'Leela', lastName: 'Umbar', waitingList: true });
    const picnic = await evening({ title: 'Bay Area picnic' });
    await register(picnic, 'tara@example.org', { firstName: 'Tara', lastName: 'Chinch' });
    const foreign = entryIn((await own(picnic).list()).entries, 'Chinch');
    const umbar = entryIn((await checkIn.list()).entries, 'Umbar');
    expect((await checkIn.letIn(umbar)).result).toBe('waiting');
    await browser.post(`/events/${id}/people/${tara.id}/cancel`, { tell: false, reason: '' });
    clock.now += minute;
    const answers = [
      await checkIn.letIn({ ticket: ticket(tara.id) }),
      await checkIn.letIn({ ticket: ticket(foreign.id) }),
      await checkIn.letIn({ ticket: `${foreign.id}${ticket(tara.id).slice(26)}` }),
      await checkIn.letIn({ id: foreign.id }),
      await checkIn.letIn({ id: 'nobody' }),
    ];
    expect(answers).toMatchObject([
      { result: 'cancelled', entry: { state: 'cancelled' } },
      { result: 'other', other: { title: 'Bay Area picnic' }, entry: null },
      { result: 'unknown', entry: null, other: null },
      { result: 'unknown', entry: null, other: null },
      { result: 'unknown' },
    ]);
    expect(await checkIns(id)).toEqual([]);
  });

  test('a check-in from before the seat was canceled counts and restores the seat', async () => {
    const { checkIn, id, tara, browser, clock, row } = await oneEvent();
    clock.now += minute;
    const held = checkIn.noted({ kind: 'in', guests: 0, id: tara.id });
    clock.now += minute;
    await browser.post(`/events/${id}/people/${tara.id}/cancel`, { tell: false, reason: '' });
    expect((await row(id)).id).toBe(id);
    const { results, counts } = await checkIn.send(held);
    expect(results).toMatchObject([{ result: 'in', entry: { state: 'coming' } }]);
    expect(counts).toMatchObject({ taken: 2, arrived: 1 });
  });

  test('a check-in survives canceling and registering again', async () => {
    const { checkIn, id, tara, browser, register, entry } = await oneEvent();
    await checkIn.letIn(tara, 1);
    await browser.post(`/events/${id}/people/${tara.id}/cancel`, { tell: false, reason: '' });
    await register(id, 'tara@example.org', { firstName: 'Tara', lastName: 'Chinch' });
    expect((await checkIn.list()).counts).toMatchObject({ taken: 2, arrived: 1, guests: 1 });
    expect(await entry('Chinch')).toMatchObject({ state: 'coming', by: 'Ravi', guestsIn: 1 });
  });

  test('accepts at most 100 check-ins, each with all fields', async () => {
    const { checkIn, tara } = await oneEvent();
    const one = () => checkIn.noted({ kind: 'in', guests: 0, id: tara.id });
    const statuses = async (items: readonly object[]) => (await checkIn.post(items)).status;
    expect(await statuses([])).toBe(422);
    expect(await statuses(Array.from({ length: 101 }, one))).toBe(422);
    expect(await statuses([{ ...one(), guests: 10 }])).toBe(422);
    expect(await statuses([{ ...one(), item: 'short' }])).toBe(422);
    expect(await statuses([{ ...one(), ticket: 'both' }])).toBe(422);
    expect(await statuses(Array.from({ length: 100 }, one))).toBe(200);
  });
});

describe('walk-in', () => {
  test('a walk-in gets a seat beyond the limit, once, and receives no email', async () => {
    const { checkIn, id, clock, people, emails: messages, list, lines, rows } = await oneEvent({ seats: 2 });
    const before = (await rows()).emails.length;
    const item = randomId();
    const { body } = await checkIn.walkIn({ item, guests: 1 });
    expect(body).toMatchObject({
      result: 'in',
      counts: { seats: 2, taken: 3, arrived: 1, guests: 1 },
      entry: { firstName: 'Leela', state: 'coming', by: 'Ravi', guestsIn: 1, checkIn: item },
    });
    clock.now += minute;
    expect((await checkIn.walkIn({ item, guests: 1 })).body).toEqual(body);
    // Walk-ins without an email are never merged.
    expect((await checkIn.walkIn({ firstName: 'Meena' })).body).toMatchObject({ counts: { taken: 4 } });
    expect((await people(id)).map(({ source }) => source)).toEqual(['site', 'site', 'door', 'door']);
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      door: true,
      arrived: 2,
      guests: 1,
    });
    expect((await rows()).emails).toHaveLength(before);
    expect(await messages('')).toEqual([]);
    const log = (await lines()).filter(({ action }) => action === 'event walk-in');
    expect(log).toHaveLength(2);
    expect(JSON.stringify(await lines())).not.toMatch(/leela|umbar|meena|ravi/i);
  });

  test('a walk-in with a registered email is that guest', async () => {
    const { checkIn, id, tara, people } = await oneEvent();
    const come = () => checkIn.walkIn({ email: 'Tara@example.org' });
    expect((await come()).body).toMatchObject({ result: 'in', entry: { id: tara.id, lastName: 'Chinch' } });
    expect((await come()).body).toMatchObject({ result: 'already', counts: { taken: 2 } });
    expect(await people(id)).toHaveLength(2);
    const { status, body } = await checkIn.walkIn({ email: 'none', firstName: '' });
    expect([status, body.errors?.length]).toEqual([422, 2]);
  });

  test('a walk-in without an address gets no email and does not count among its recipients', async () => {
    const site = await oneEvent({ date: '2030-10-19T18:00', end: '', deadline: '' });
    const {
      checkIn,
      id,
      change,
      read,
      cancel,
      browser,
      people,
      emails: messages,
      database,
      config,
      clock,
    } = site;
    await checkIn.walkIn();
    await checkIn.walkIn({ firstName: 'Meena' });
    expect((await read(id)).reached).toBe(2);
    await change(id, { location: 'Hall two' }, true);
    const [, , walkedIn] = await people(id);
    await browser.post(`/events/${id}/people/${walkedIn?.id}/cancel`, { tell: true, reason: '' });
    await browser.post(`/events/${id}/reminder`, { isOn: true });
    await cancel(id);
    await browser.post(`/events/${id}/undo-cancel`);
    clock.now = Date.parse('2030-10-19T00:00Z');
    await remind({ database, config, now: () => clock.now });
    expect(await messages('')).toEqual([]);
    expect((await messages('tara@example.org')).map(({ subject }) => subject)).toContain(
      'Reminder: Garba night',
    );
  });
});

test('check-in is offered from four hours before an event', async () => {
  const { clock, evening, list, wall } = await checkInOffice();
  const id = await evening({ date: wall(4.1), end: wall(6) });
  const offered = async (when = 'coming') => (await list(`?when=${when}`)).find((one) => one.id === id)?.door;
  expect(await offered()).toBe(false);
  clock.now += 10 * minute;
  expect(await offered()).toBe(true);
});

test('deletes the names of helpers and check-in times a year after the event, but keeps that a guest came', async () => {
  const { checkIn, id, tara, people, checkIns, database, clock } = await oneEvent();
  await checkIn.letIn(tara, 1);
  const year = 366 * dayMs;
  await forgetOldCheckIns(database, clock.now + 364 * dayMs);
  expect(await checkIns(id)).toHaveLength(1);
  await forgetOldCheckIns(database, clock.now + year);
  expect(await checkIns(id)).toEqual([]);
  const [came] = await people(id, '?arrived=yes');
  expect(came).toMatchObject({ arrived: { by: '', checkIn: null }, guestsIn: 1, twice: [] });
});

test('records every one of several simultaneous check-ins and lets one of them in', async () => {
  const { checkIn, id, tara, own, checkIns, clock } = await oneEvent();
  const devices = [checkIn, own(id), deviceOf(clock, id, checkIn.browser)];
  const answers = await Promise.all(devices.map((device) => device.letIn(tara)));
  expect(answers.map(({ result }) => result).toSorted()).toEqual(['already', 'already', 'in']);
  expect(await checkIns(id)).toHaveLength(3);
});
