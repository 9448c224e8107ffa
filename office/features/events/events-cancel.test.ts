import { ticketToken } from '@banyan/server/events/registration/ticket-token';
import { moveWaitingLists } from '@banyan/server/events/waitlist/waiting-list';
import { leaseEmail, markSent } from '@banyan/server/mail/outbox';
import { installationSecret } from '@banyan/server/settings/secret';
import { describe, expect, test } from 'vitest';
import { eventsOffice } from './test-events.ts';

/* Canceling an event, and undoing it. */

const many = 50;

describe('canceled event', () => {
  test('canceling unpublishes an event, schedules its emails and marks its tickets; undoing it restores everything', async () => {
    const site = await eventsOffice();
    const { browser, shown, register, cancel, written, read, request, database, config, server, clock } =
      site;
    const id = await shown();
    await register(id, 'tara@example.org');
    const before = await site.row(id);
    const ticket = async () => {
      const [person] = (await site.rows()).registrations;
      return server.ticket.open(ticketToken(await installationSecret(database, config), person?.id ?? ''));
    };
    const calendar = async () => (await request(`/events/${id}/event.ics`)).text();
    expect((await ticket()).ticket?.off).toBeUndefined();
    const leavesAt = new Date(clock.now + 300_000).toISOString();
    const { body } = await cancel(id, 'The floor is wet.');
    expect(body).toMatchObject({ version: 2, told: 1, leavesAt });
    const [email] = await written('Canceled: Garba night');
    expect(email).toMatchObject({ recipient: 'tara@example.org', next_attempt_at: clock.now + 300_000 });
    expect(email?.body).toContain('The floor is wet.');
    expect((await request(`/events/get-events/${id}`)).status).toBe(404);
    const canceled = async () => (await request(`/events/canceled-events/${id}`)).json();
    expect(await canceled()).toMatchObject({ data: { canceledAt: new Date(clock.now).toISOString() } });
    expect(JSON.stringify(await canceled())).not.toContain('The floor is wet.');
    expect((await ticket()).ticket?.off).toBe('cancelled');
    expect(await calendar()).toMatch(/SEQUENCE:2\r\n[\s\S]*STATUS:CANCELLED/);
    const event = await read(id);
    expect(event).toMatchObject({
      state: 'cancelled',
      cancelled: { reason: 'The floor is wet.', isUndoable: true, undoUntil: leavesAt },
      emails: [{ kind: 'cancelled', many: 1, state: 'held' }],
    });
    // The log records the cancellation, not its reason.
    expect(JSON.stringify(event.history)).not.toContain('wet');
    expect((await cancel(id)).status).toBe(409);

    expect((await browser.post(`/events/${id}/undo-cancel`)).body).toEqual({ version: 3, withdrawn: 1 });
    expect(await written('Canceled')).toEqual([]);
    expect(await canceled()).toMatchObject({ success: false });
    expect(await site.row(id)).toEqual({ ...before, sequence: 3, changed_at: expect.any(String) });
    expect((await ticket()).ticket?.off).toBeUndefined();
    expect(await calendar()).toMatch(/SEQUENCE:3\r\n[\s\S]*STATUS:CONFIRMED/);
    expect((await read(id)).emails).toMatchObject([{ kind: 'cancelled', many: 1, state: 'taken back' }]);
    expect((await browser.post(`/events/${id}/undo-cancel`)).status).toBe(409);
  });

  test('a cancellation cannot be undone once an email was sent; publishing the event again notifies everybody', async () => {
    const { browser, shown, crowd, cancel, written, read, database, clock, versionOf } = await eventsOffice();
    const id = await shown();
    await crowd(id, 2);
    await cancel(id);
    const show = async () => browser.post(`/events/${id}/show`, { version: await versionOf(id) });
    expect((await show()).body.message).toContain('are not sent yet');
    const [one, two] = await written('Canceled');
    if (!one || !two) throw new Error('no letters');
    clock.now += 300_000;
    // The time has passed but nothing was sent: mail may not be set up.
    expect((await read(id)).cancelled).toMatchObject({ isUndoable: true, undoUntil: null });
    expect(await leaseEmail(database, one.id, clock.now)).toBe(true);
    const undo = await browser.post(`/events/${id}/undo-cancel`);
    expect([undo.status, undo.body.message]).toEqual([409, expect.stringContaining('already sent')]);
    for (const email of [one, two]) await markSent(database, email, clock.now);
    expect((await read(id)).cancelled?.isUndoable).toBe(false);
    expect((await show()).body).toMatchObject({ told: 2, leavesAt: expect.any(String) });
    const [email, ...more] = await written('It takes place after all: Garba night');
    expect([more.length, email?.next_attempt_at]).toEqual([1, clock.now + 300_000]);
    expect(await read(id)).toMatchObject({ state: 'shown', cancelled: null });
  });

  test('undoing the cancellation of a draft makes it a draft again, without emails', async () => {
    const { browser, shown, cancel, row, counts, database } = await eventsOffice();
    const id = await shown();
    // State that an earlier version may have left.
    await database.updateTable('events').set({ is_active: 0 }).execute();
    expect(await counts()).toMatchObject({ coming: 0, draft: 1 });
    expect((await cancel(id)).body).toMatchObject({ told: 0, leavesAt: null });
    expect(await counts()).toMatchObject({ draft: 0, cancelled: 1 });
    await browser.post(`/events/${id}/undo-cancel`);
    expect(await counts()).toMatchObject({ coming: 0, draft: 1 });
    expect(await row(id)).toMatchObject({ is_approved: 0, cancelled_at: null });
  });

  test('a canceled event offers no seat to the waitlist until it takes place again', async () => {
    const { browser, shown, register, cancel, written, people, database, config, clock } =
      await eventsOffice();
    const id = await shown({ seats: 1 });
    await register(id, 'tara@example.org');
    await register(id, 'waits@example.org', { waitingList: true });
    await cancel(id);
    const [tara] = await people(id);
    const freed = await browser.post(`/events/${id}/people/${tara?.id}/cancel`, { tell: true, reason: '' });
    expect(freed.body).toEqual({ offered: 0 });
    // They already know of the cancellation.
    expect(await written('You are no longer')).toEqual([]);
    const move = () => moveWaitingLists({ database, config, now: () => clock.now });
    await move();
    expect(await written('A seat is free')).toEqual([]);
    await browser.post(`/events/${id}/undo-cancel`);
    await move();
    expect((await written('A seat is free')).map(({ recipient }) => recipient)).toEqual([
      'waits@example.org',
    ]);
  });

  test('an event can be unpublished only while nobody is registered', async () => {
    const { browser, shown, register, versionOf } = await eventsOffice();
    const id = await shown();
    await register(id, 'tara@example.org');
    const { status, body } = await browser.post(`/events/${id}/hide`, { version: await versionOf(id) });
    expect([status, body.message]).toEqual([409, expect.stringContaining('Cancel it instead')]);
  });
});

describe('simultaneous requests for one event', () => {
  test(`only one of ${many} simultaneous cancellations succeeds, and each person gets one email`, async () => {
    const { browser, shown, crowd, written, auditActions } = await eventsOffice();
    const id = await shown();
    await crowd(id, 20);
    const answers = await Promise.all(
      Array.from({ length: many }, () => browser.post(`/events/${id}/cancel`, { version: 1, reason: '' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const emails = await written('Canceled');
    expect([emails.length, new Set(emails.map(({ recipient }) => recipient)).size]).toEqual([20, 20]);
    expect((await auditActions()).filter((action) => action === 'event cancel')).toHaveLength(1);
  }, 120_000);

  test('accepts one of a simultaneous change and cancellation of the same version, and repeats the answer for a repeated key', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { browser, shown, crowd, written, read } = await eventsOffice();
      const id = await shown();
      await crowd(id, 3);
      const { fields } = await read(id);
      const save = { ...fields, location: 'Hall 4', version: 1, tell: true };
      const key = { 'Idempotency-Key': `cancel-${round}` };
      const cancel = () => browser.post(`/events/${id}/cancel`, { version: 1, reason: '' }, key);
      const [saved, ...cancelled] = await Promise.all([
        browser.post(`/events/${id}`, save),
        cancel(),
        cancel(),
      ]);
      const [one, other] = cancelled.map(({ status }) => status);
      expect(one).toBe(other);
      expect([saved.status, one].toSorted()).toEqual([200, 409]);
      const emails = [...(await written('Changed')), ...(await written('Canceled'))];
      expect(emails).toHaveLength(3);
      expect(new Set(emails.map(({ subject }) => subject)).size).toBe(1);
    }
  }, 120_000);

  test('either the undo of a cancellation or the sending of its emails succeeds, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { browser, shown, crowd, cancel, written, database, clock, row } = await eventsOffice();
      const id = await shown();
      await crowd(id, 1);
      await cancel(id);
      const [email] = await written('Canceled');
      clock.now += 300_000;
      const [undo, isLeaving] = await Promise.all([
        browser.post(`/events/${id}/undo-cancel`),
        leaseEmail(database, email?.id ?? '', clock.now),
      ]);
      expect(undo.status === 200).toBe(!isLeaving);
      expect((await row(id)).cancelled_at === null).toBe(!isLeaving);
    }
  }, 120_000);
});

test('schedules emails to 2,000 people in one write, and withdraws them in one', async () => {
  const { shown, crowd, cancel, written, browser } = await eventsOffice();
  const id = await shown({ seats: 5_000 });
  await crowd(id, 2_000);
  expect((await cancel(id)).body.told).toBe(2_000);
  expect((await browser.post(`/events/${id}/undo-cancel`)).body.withdrawn).toBe(2_000);
  expect(await written('Canceled')).toEqual([]);
}, 60_000);
