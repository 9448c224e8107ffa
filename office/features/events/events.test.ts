import { leaseEmail, markSent } from '@banyan/server/mail/outbox';
import { describe, expect, test } from 'vitest';
import { bayOrganiser } from '../dashboard/test-dashboard.ts';
import { eventFields, eventsOffice } from './test-events.ts';

/* Editing events in the Office. */

const errorsOf = (body: { errors?: readonly object[] }) => body.errors ?? [];

describe('event', () => {
  test('an event is saved as a draft until it is published, and appears in the right list', async () => {
    const { browser, request, read, counts, list, row, auditActions } = await eventsOffice();
    const added = await browser.post('/events', eventFields);
    expect(added.body).toMatchObject({ id: 'event-garba-night', version: 0 });
    const onSite = async () => (await request('/events/get-events/event-garba-night')).status;
    expect(await read('event-garba-night')).toMatchObject({
      state: 'draft',
      version: 0,
      taken: 0,
      waiting: 0,
      fresh: 0,
      items: 0,
      isOver: false,
      reached: 0,
      fields: eventFields,
      cancelled: null,
      emails: [],
      changed: { by: 'Volunteer 1' },
      featuredNow: null,
      public: { _id: 'event-garba-night', date: '2030-10-19T23:00:00.000Z', timezone: 'America/Chicago' },
    });
    expect([await onSite(), await counts()]).toEqual([404, { coming: 0, draft: 1, past: 0, cancelled: 0 }]);
    expect((await browser.post('/events/event-garba-night/show', { version: 0 })).body).toMatchObject({
      version: 1,
      told: 0,
      leavesAt: null,
    });
    expect([await onSite(), await counts()]).toEqual([200, { coming: 1, draft: 0, past: 0, cancelled: 0 }]);
    expect(await list()).toMatchObject([{ id: 'event-garba-night', state: 'shown', seats: 240 }]);
    // Publishing it again changes nothing.
    expect((await browser.post('/events/event-garba-night/show', { version: 1 })).body.version).toBe(1);
    expect((await browser.post('/events/event-garba-night/hide', { version: 0 })).status).toBe(409);
    expect((await browser.post('/events/event-garba-night/hide', { version: 1 })).body.version).toBe(2);
    expect([await onSite(), (await row('event-garba-night')).sequence]).toEqual([404, 2]);
    expect((await auditActions()).toSorted()).toEqual(['event add', 'event approve', 'event hide']);
  });

  test('returns an error for each invalid field, and for fewer seats than are taken', async () => {
    const { browser, shown, change, database } = await eventsOffice();
    const wrong = await browser.post('/events', { ...eventFields, title: ' ', end: '2030-10-19T17:00' });
    expect([wrong.status, ...errorsOf(wrong.body)]).toMatchObject([
      422,
      { field: 'title', message: 'Enter a name.' },
      { field: 'end', message: 'It ends before it begins.' },
    ]);
    const id = await shown();
    await database.updateTable('events').set({ seats_reserved: 40 }).execute();
    const fewer = await change(id, { seats: 39 });
    expect([fewer.status, errorsOf(fewer.body)]).toMatchObject([
      422,
      [{ field: 'seats', message: '40 seats are taken, so the limit can’t be lower.' }],
    ]);
    expect((await change(id, { seats: 40 })).status).toBe(200);
  });

  test('accepts only the first of simultaneous saves; a save without a difference changes nothing', async () => {
    const { browser, shown, change, read, row, request, auditActions, clock } = await eventsOffice();
    const id = await shown();
    clock.now += 1;
    const saves = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        browser.post(`/events/${id}`, { ...eventFields, title: `Night ${index}`, version: 1, tell: false }),
      ),
    );
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = saves.filter(({ status }) => status === 409);
    expect(new Set(others.map(({ body }) => body.errors?.[0]?.code))).toEqual(new Set(['changed']));
    expect(others).toHaveLength(11);
    expect((await change(id, {}, true)).body).toMatchObject({ version: 2, told: 0 });
    expect((await row(id)).sequence).toBe(2);
    expect(await (await request(`/events/${id}/event.ics`)).text()).toContain('SEQUENCE:2');
    expect((await auditActions()).filter((action) => action === 'event edit')).toHaveLength(1);
    expect((await read(id)).history[0]).toMatchObject({ action: 'event edit', data: { fields: ['title'] } });
  });

  test('an event keeps a repeated hour of the clock change, and its seconds, unless another time is typed', async () => {
    const { shown, change, row, read, database } = await eventsOffice();
    const id = await shown();
    // The second 1:30 AM of the night in which clocks are set back, with seconds.
    const date = '2030-11-03T07:30:10.000Z';
    await database.updateTable('events').set({ date, end_date: null, registration_deadline: null }).execute();
    expect((await read(id)).fields.date).toBe('2030-11-03T01:30:10');
    await change(id, { title: 'Late' });
    expect(await row(id)).toMatchObject({ title: 'Late', date });
    await change(id, { zone: 'America/New_York' });
    expect((await row(id)).date).toBe('2030-11-03T05:30:10.000Z');
  });

  test('an event is copied to the same weekday of a future year', async () => {
    const { browser, shown, read, database, clock } = await eventsOffice();
    const id = await shown({ date: '2024-03-02T18:00', end: '2024-03-03', deadline: '', featured: true });
    await database.updateTable('events').set({ images: '["uploads/a.jpg"]' }).execute();
    const { body } = await browser.post(`/events/${id}/copy`);
    const copy = await read(String(body.id));
    expect(copy).toMatchObject({ id: 'event-garba-night-2', state: 'draft', version: 0, items: 0, taken: 0 });
    const { date, end, ...others } = copy.fields;
    const { date: _, end: __, ...words } = eventFields;
    expect(others).toEqual({ ...words, deadline: '', title: 'Copy of Garba night' });
    const again = await browser.post(`/events/${body.id}/copy`);
    expect((await read(String(again.body.id))).fields.title).toBe('Copy of Garba night');
    const day = (text: string) => Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / 86_400_000;
    expect([date.slice(10), (day(date) - day('2024-03-02')) % 364, day(end) - day(date)]).toEqual([
      'T18:00',
      0,
      1,
    ]);
    const today = clock.now / 86_400_000;
    expect([day(date) > today - 1, day(date) < today + 365]).toEqual([true, true]);
  });

  test('a chapter’s organizer adds events only to their chapter, and cannot give them to another', async () => {
    const { shown, volunteer, counts, read } = await eventsOffice();
    await shown();
    const { browser: bay } = await volunteer(bayOrganiser);
    const refused = await bay.post('/events', eventFields);
    expect([refused.status, refused.body.message]).toEqual([422, 'Choose a chapter that is yours.']);
    const id = String((await bay.post('/events', { ...eventFields, chapter: 'bay-area' })).body.id);
    const given = { ...eventFields, chapter: 'atlanta', version: 0, tell: false };
    expect((await bay.post(`/events/${id}`, given)).status).toBe(422);
    expect(await counts(bay)).toEqual({ coming: 0, draft: 1, past: 0, cancelled: 0 });
    expect((await read(id, bay)).chapter).toBe('bay-area');
  });
});

describe('notification of a change', () => {
  test('schedules an email with the changes to people with a seat or on the waitlist, but not to those who canceled', async () => {
    const { shown, register, change, written, clock, read, database } = await eventsOffice();
    const id = await shown({ seats: 2 });
    for (const email of ['tara@example.org', 'gone@example.org']) await register(id, email);
    await register(id, 'waits@example.org', { waitingList: true });
    await database
      .updateTable('event_registrations')
      .set({ cancelled_at: new Date(clock.now).toISOString() })
      .where('email', '=', 'gone@example.org')
      .execute();
    expect((await read(id)).reached).toBe(2);
    const saved = await change(id, { date: '2030-10-19T19:00', location: 'Hall 4' }, true);
    const leaves = new Date(clock.now + 300_000).toISOString();
    expect(saved.body).toMatchObject({ version: 2, told: 2, leavesAt: leaves });
    const emails = await written('Changed: Garba night');
    expect(emails.map(({ recipient }) => recipient)).toEqual(['tara@example.org', 'waits@example.org']);
    const [tara, waits] = emails;
    expect(tara?.body).toContain('Saturday, October 19, 2030, 7:00 PM to 11:00 PM CDT\nHall 4');
    expect(tara?.body).toContain('What changed: the date or time and the place.');
    expect(tara?.body).toMatch(/Your ticket: https:\/\/alumni\.example\.org\/t\/[0-9A-Z]{52}\n/);
    expect(waits?.body).toContain('You are on the waitlist');
    expect((await read(id)).emails).toMatchObject([
      { kind: 'changed', many: 2, left: 0, state: 'held', leavesAt: leaves },
    ]);
  });

  test('a guest who cancels while the email is scheduled does not get it', async () => {
    const { browser, shown, crowd, change, written, read, people } = await eventsOffice();
    const id = await shown();
    await crowd(id, 2);
    await change(id, { location: 'Hall 4' }, true);
    const [one] = await people(id);
    await browser.post(`/events/${id}/people/${one?.id}/cancel`, { tell: false, reason: '' });
    const left = await written('Changed');
    expect([left.length, left[0]?.recipient === one?.email]).toEqual([1, false]);
    expect((await read(id)).emails).toMatchObject([{ many: 2, left: 0, state: 'held' }]);
    // A second change still replaces the other guest’s email.
    await change(id, { location: 'Hall 5' }, true);
    expect(await written('Changed')).toHaveLength(1);
  });

  test('a second change replaces the scheduled email by one about both changes, which can be withdrawn', async () => {
    const { browser, shown, register, change, written, read, clock } = await eventsOffice();
    const id = await shown();
    await register(id, 'tara@example.org');
    await change(id, { location: 'Hall 4' }, true);
    clock.now += 1;
    await change(id, { title: 'Garba evening' }, true);
    const [mail, ...more] = await written('Changed');
    expect(more).toEqual([]);
    expect(mail?.body).toContain('What changed: the place and the name.');
    const { emails } = await read(id);
    expect(emails.map(({ state }) => state)).toEqual(['held', 'taken back']);
    const undo = (index: number) => browser.post(`/events/${id}/letters/${emails[index]?.id}/undo`);
    expect((await undo(1)).status).toBe(409);
    expect((await undo(0)).body).toEqual({ withdrawn: 1, left: 0 });
    expect([(await undo(0)).status, await written('Changed')]).toEqual([409, []]);
    expect((await read(id)).fields.title).toBe('Garba evening');
  });

  test('withdrawing the emails reports how many were already sent', async () => {
    const { browser, shown, crowd, change, written, read, database, clock } = await eventsOffice();
    const id = await shown();
    await crowd(id, 3);
    const { body: told } = await change(id, { location: 'Hall 4' }, true);
    const [one, two] = await written('Changed');
    clock.now += 300_000;
    if (!one || !two) throw new Error('no letters');
    await markSent(database, one, clock.now);
    expect(await leaseEmail(database, two.id, clock.now)).toBe(true);
    expect((await read(id)).emails).toMatchObject([{ id: told.emails, state: 'leaving', left: 1 }]);
    const undone = await browser.post(`/events/${id}/letters/${told.emails}/undo`);
    expect(undone.body).toEqual({ withdrawn: 1, left: 2 });
    expect((await written('Changed')).map(({ id: mail }) => mail).toSorted()).toEqual(
      [one.id, two.id].toSorted(),
    );
  });

  test('a change notifies nobody about an event that is over or not published', async () => {
    const { shown, crowd, change, cancel, database } = await eventsOffice();
    const id = await shown();
    await crowd(id, 1);
    await cancel(id);
    expect((await change(id, { location: 'Hall 4' }, true)).body.told).toBe(0);
    const past = await shown();
    await crowd(past, 1);
    const over = { date: '2024-03-02', end_date: null, registration_deadline: null };
    await database.updateTable('events').set(over).where('id', '=', past).execute();
    expect((await change(past, { location: 'Hall 4' }, true)).body.told).toBe(0);
    expect((await cancel(past)).body.told).toBe(0);
  });
});
