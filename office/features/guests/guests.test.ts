import { ticketToken } from '@banyan/server/events/registration/ticket-token';
import { ticketOf } from '@banyan/server/events/registration/tickets';
import { installationSecret } from '@banyan/server/settings/secret';
import { describe, expect, test } from 'vitest';
import { memberRow } from '../campaigns/test-campaigns.ts';
import { eventsOffice, person } from '../events/test-events.ts';

/* Guests of an event, as volunteers see and change them. */

const many = 50;

describe('guests of an event', () => {
  test('lists guests by status, and finds them by name, email or reference', async () => {
    const { browser, shown, register, people, clock } = await eventsOffice();
    const id = await shown({ seats: 2 });
    await register(id, 'tara@example.org', { firstName: 'Tára', lastName: 'Chinch' });
    clock.now += 1;
    await register(id, 'rohan@example.org', { firstName: 'Rohan', lastName: 'Bakul' });
    clock.now += 1;
    await register(id, 'waits@example.org', { firstName: 'Leela', lastName: 'Umbar', waitingList: true });
    const names = async (query: string) => (await people(id, query)).map(({ firstName }) => firstName);
    expect(await names('')).toEqual(['Tára', 'Rohan']);
    expect(await names('?state=waiting')).toEqual(['Leela']);
    expect(await names('?q=tara+ch')).toEqual(['Tára']);
    expect(await names('?q=ROHAN@ex')).toEqual(['Rohan']);
    const [tara] = await people(id);
    expect(tara).toMatchObject({ state: 'confirmed', year: 2009, email: 'tara@example.org' });
    expect(await names(`?q=${tara?.reference.toLowerCase()}`)).toEqual(['Tára']);
    const { body } = await browser.get(`/events/${id}/people?q=nobody`);
    expect(body).toMatchObject({ rows: [], counts: { coming: 0, waiting: 0, released: 0 }, more: false });
    const paper = await browser.get(`/events/${id}/names`);
    expect(paper.body.names).toEqual([
      { firstName: 'Rohan', lastName: 'Bakul', year: 2009 },
      { firstName: 'Tára', lastName: 'Chinch', year: 2009 },
    ]);
  });

  test('registers a guest once with their ticket while a seat is free, and beyond that when the volunteer confirms it', async () => {
    const { browser, shown, register, written, lines } = await eventsOffice();
    const id = await shown({ seats: 1 });
    const add = (more = {}) => browser.post(`/events/${id}/people`, person(more));
    const { body } = await add();
    const [mail] = await written('You are registered: Garba night');
    expect(mail).toMatchObject({ recipient: 'tara@example.org' });
    expect(mail?.body).toContain(`Your reference: ${body.reference}`);
    expect(mail?.body).toMatch(/\/t\/[0-9A-Z]{52}/);
    expect((await add()).body.message).toContain('already registered');
    const full = await add({ email: 'rohan@example.org' });
    expect([full.status, full.body.errors?.[0]?.code]).toEqual([409, 'full']);
    expect((await add({ email: 'rohan@example.org', beyond: true })).status).toBe(200);
    await register(id, 'waits@example.org', { waitingList: true });
    expect((await add({ email: 'waits@example.org', beyond: true })).body.message).toContain('waitlist');
    expect((await add({ email: 'none', beyond: true })).status).toBe(422);
    const log = JSON.stringify((await lines()).filter(({ subject }) => subject === `event ${id}`));
    expect(log).toContain('event person add');
    expect(log).not.toMatch(/tara|rohan|chinch/i);
  });

  test('does not register a guest for an event that is not on the site', async () => {
    const { browser, shown, versionOf } = await eventsOffice();
    const id = await shown();
    await browser.post(`/events/${id}/hide`, { version: await versionOf(id) });
    expect((await browser.post(`/events/${id}/people`, person())).body.message).toContain('not on the site');
  });

  test('emails a guest whose seat is canceled if the volunteer chose to, and offers the seat to the waitlist', async () => {
    const { browser, shown, register, people, written } = await eventsOffice();
    const id = await shown({ seats: 2 });
    await register(id, 'tara@example.org');
    await register(id, 'rohan@example.org');
    await register(id, 'waits@example.org', { waitingList: true });
    const coming = await people(id);
    const of = (email: string) => coming.find((one) => one.email === email)?.id;
    const cancel = (email: string, tell: boolean, reason = '') =>
      browser.post(`/events/${id}/people/${of(email)}/cancel`, { tell, reason });
    expect((await cancel('tara@example.org', true)).body).toEqual({ offered: 1 });
    const [mail] = await written('You are no longer registered');
    expect(mail).toMatchObject({ recipient: 'tara@example.org' });
    expect(mail?.body).not.toContain('The reason');
    expect((await written('A seat is free for you')).map(({ recipient }) => recipient)).toEqual([
      'waits@example.org',
    ]);
    expect((await cancel('rohan@example.org', false)).body).toEqual({ offered: 0 });
    expect(await written('You are no longer registered')).toHaveLength(1);
    expect((await cancel('tara@example.org', true)).status).toBe(409);
    expect((await people(id, '?state=released')).map(({ email }) => email).toSorted()).toEqual([
      'rohan@example.org',
      'tara@example.org',
    ]);
    // Registering again reuses the canceled row.
    expect((await browser.post(`/events/${id}/people`, person())).status).toBe(200);
  });

  test('gives a guest on the waitlist a seat with their ticket, whether or not one is free', async () => {
    const { browser, shown, register, people, written, read } = await eventsOffice();
    const id = await shown({ seats: 1 });
    await register(id, 'tara@example.org');
    await register(id, 'waits@example.org', { waitingList: true });
    const [waits] = await people(id, '?state=waiting');
    const move = () => browser.post(`/events/${id}/people/${waits?.id}/move`);
    expect((await move()).body).toEqual({ success: true });
    expect((await move()).body.message).toContain('already have a seat');
    expect(await read(id)).toMatchObject({ taken: 2, waiting: 0 });
    const emails = await written('You are registered');
    expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'tara@example.org',
      'waits@example.org',
    ]);
    const other = await shown();
    expect((await browser.post(`/events/${other}/people/${waits?.id}/move`)).status).toBe(404);
  });

  test('resends a ticket right away, and answers 429 within ten minutes of the last email', async () => {
    const { browser, shown, register, people, written, auditActions, clock } = await eventsOffice();
    const id = await shown({ seats: 1 });
    await register(id, 'tara@example.org');
    await register(id, 'waits@example.org', { waitingList: true });
    const [tara] = await people(id);
    const [waits] = await people(id, '?state=waiting');
    const resend = (of = tara?.id) => browser.post(`/events/${id}/people/${of}/resend`);
    const early = await resend();
    expect([early.status, early.body.message]).toEqual([429, expect.stringContaining('10 minutes ago')]);
    clock.now += 600_000;
    expect((await resend()).body).toEqual({ success: true });
    const [first, again] = await written('You are registered');
    expect(again).toMatchObject({ recipient: 'tara@example.org', next_attempt_at: clock.now });
    expect(again?.body).toBe(first?.body);
    expect((await resend()).status).toBe(429);
    expect((await resend(waits?.id)).status).toBe(409);
    clock.now += 600_000;
    expect((await resend()).status).toBe(200);
    expect(await written('You are registered')).toHaveLength(3);
    expect((await auditActions()).filter((action) => action === 'event person resend')).toHaveLength(2);
  });

  test('answers 409 to a resend without an email address, after a cancellation, or once the event is off', async () => {
    const { browser, shown, register, people, database, clock, written, cancel } = await eventsOffice();
    const id = await shown();
    for (const email of ['walk-in@example.org', 'gone@example.org', 'off@example.org'])
      await register(id, email);
    const of = new Map((await people(id)).map((one) => [one.email, one.id]));
    clock.now += 600_000;
    const before = (await written('')).length;
    const resend = async (email: string) => {
      const { status, body } = await browser.post(`/events/${id}/people/${of.get(email)}/resend`);
      return [status, body.message];
    };
    await database
      .updateTable('event_registrations')
      .set({ email: '' })
      .where('email', '=', 'walk-in@example.org')
      .execute();
    expect(await resend('walk-in@example.org')).toEqual([409, expect.stringContaining('no email')]);
    await browser.post(`/events/${id}/people/${of.get('gone@example.org')}/cancel`, {
      tell: false,
      reason: '',
    });
    expect(await resend('gone@example.org')).toEqual([409, expect.stringContaining('no longer')]);
    expect(await written('')).toHaveLength(before);
    await cancel(id);
    expect(await resend('off@example.org')).toEqual([409, expect.stringContaining('not on the site')]);
  });

  test('shows a corrected name on the ticket and in every list, and keeps both names out of the audit log', async () => {
    const { browser, shown, register, people, database, config, lines, clock } = await eventsOffice();
    const id = await shown();
    await register(id, 'tara@example.org', { firstName: 'Tar', lastName: 'Chnich' });
    const [tara] = await people(id);
    const rename = (name: object) => browser.post(`/events/${id}/people/${tara?.id}/name`, name);
    const wrong = await rename({ firstName: ' ', lastName: 'Chinch' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'firstName' }] } });
    expect((await rename({ firstName: ' Tara ', lastName: 'Chinch' })).body).toEqual({ success: true });
    expect(await people(id, '?q=chinch')).toMatchObject([{ firstName: 'Tara', lastName: 'Chinch' }]);
    expect((await browser.get(`/events/${id}/names`)).body.names).toMatchObject([{ firstName: 'Tara' }]);
    expect(JSON.stringify((await browser.get(`/events/${id}/door`)).body)).not.toContain('Chnich');
    const secret = await installationSecret(database, config);
    const ticket = await ticketOf(database, secret, ticketToken(secret, tara?.id ?? ''), clock.now);
    expect(ticket?.registration).toMatchObject({ first_name: 'Tara', last_name: 'Chinch' });
    const log = JSON.stringify((await lines()).filter(({ subject }) => subject === `event ${id}`));
    expect(log).toContain('event person name');
    expect(log).not.toMatch(/tara|chinch|chnich/i);
  });

  test('links a guest to the member with their email, for a volunteer who may see that member', async () => {
    const { browser, shown, register, people, database, clock, volunteer } = await eventsOffice();
    const georgia = await volunteer({ role: 'organiser', chapter: 'atlanta' });
    const id = await shown({ chapter: 'atlanta' });
    const bay = memberRow('tara@example.org', clock.now, { state: 'CA' });
    const here = memberRow('rohan@example.org', clock.now, { state: 'GA' });
    const asked = memberRow('asked@example.org', clock.now, { status: 'pending' });
    await database.insertInto('members').values([bay, here, asked]).execute();
    for (const email of ['Tara@example.org', 'rohan@example.org', 'asked@example.org', 'no@example.org'])
      await register(id, email);
    const members = async (at: typeof browser) => (await people(id, '', at)).map(({ member }) => member);
    expect(await members(browser)).toEqual([bay.reference, here.reference, undefined, undefined]);
    expect(await members(georgia.browser)).toEqual([undefined, here.reference, undefined, undefined]);
  });

  test('exports guests as a file, which the audit log notes', async () => {
    const { browser, shown, register, lines } = await eventsOffice();
    const id = await shown();
    await register(id, 'tara@example.org', { lastName: '=HYPERLINK(1)' });
    const { body } = await browser.post(`/events/${id}/people/export`);
    expect(body.rows).toBe(1);
    expect(String(body.csv)).toMatch(/^\ufeff"reference","first_name","last_name","email"/);
    expect(String(body.csv)).toContain(`"'=HYPERLINK(1)","tara@example.org"`);
    expect((await lines()).map(({ action }) => action)).toContain('event people export');
  });
});

test(`registers one of ${many} guests who are added at once to the last seat`, async () => {
  const { browser, shown, people, written } = await eventsOffice();
  const id = await shown({ seats: 1 });
  const answers = await Promise.all(
    Array.from({ length: many }, (_, index) =>
      browser.post(`/events/${id}/people`, person({ email: `tara-${index}@example.org` })),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(many - 1);
  expect([(await people(id)).length, (await written('You are registered')).length]).toEqual([1, 1]);
}, 120_000);
test(`cancels a seat once for ${many} requests at once, with one email, and offers it to one person on the waitlist`, async () => {
  const { browser, shown, register, people, written } = await eventsOffice();
  const id = await shown({ seats: 1 });
  await register(id, 'tara@example.org');
  for (const index of [1, 2]) await register(id, `waits-${index}@example.org`, { waitingList: true });
  const [tara] = await people(id);
  const answers = await Promise.all(
    Array.from({ length: many }, () =>
      browser.post(`/events/${id}/people/${tara?.id}/cancel`, { tell: true, reason: 'The door.' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([(await written('You are no longer')).length, (await written('A seat is free')).length]).toEqual([
    1, 1,
  ]);
}, 120_000);

test(`sends one email when ${many} volunteers resend one ticket at once`, async () => {
  const { browser, shown, register, people, written, clock } = await eventsOffice();
  const id = await shown();
  await register(id, 'tara@example.org');
  const [tara] = await people(id);
  clock.now += 600_000;
  const answers = await Promise.all(
    Array.from({ length: many }, () => browser.post(`/events/${id}/people/${tara?.id}/resend`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(many - 1);
  expect(await written('You are registered')).toHaveLength(2);
}, 120_000);
