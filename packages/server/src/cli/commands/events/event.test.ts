import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eventBody } from '../../../testing/test-server.ts';
import { volunteer } from '../../test-volunteer.ts';

describe('an event from the first line to the last', () => {
  test('is written down, waits, is approved, moved, called off and brought back; each step is noted with a name', async () => {
    const { banyan, add, row, status, shown, calendar, notes } = await volunteer();
    const added = await add('--end', '2027-10-16 23:00', '--seats', '120', '--as', 'Sneha Shirish');
    expect(added.code).toBe(0);
    expect(added.out).toContain(
      'event-garba-night is written down: Garba night, Saturday, October 16, 2027, 6:00 PM to 11:00 PM CDT, Gymnasium, Evanston.',
    );
    expect(added.out).toContain('banyan event approve event-garba-night');
    expect(await row()).toMatchObject({
      date: '2027-10-16T23:00:00.000Z',
      end_date: '2027-10-17T04:00:00.000Z',
      timezone: 'America/Chicago',
      max_attendees: 120,
      is_approved: 0,
    });
    expect([await status(), await shown()]).toEqual([404, []]);

    expect((await banyan('event', 'approve', 'event-garba-night', '--as', 'Meera Palash')).code).toBe(0);
    expect([await status(), (await shown()).length]).toEqual([200, 1]);
    expect(await banyan('event', 'approve', 'event-garba-night')).toMatchObject({
      code: 1,
      out: 'event-garba-night is already approved; nothing was changed.',
    });

    const before = (await row())?.sequence ?? 0;
    const edited = await banyan(
      'event',
      'edit',
      'event-garba-night',
      '--date',
      '2027-10-16 19:30',
      '--seats',
      '',
    );
    expect(edited.out).toContain('is changed (date, seats)');
    expect(edited.out).toContain('7:30 PM to 11:00 PM CDT');
    expect(await row()).toMatchObject({
      max_attendees: null,
      sequence: before + 1,
      changed_at: expect.any(String),
    });
    expect(await calendar()).toContain(`SEQUENCE:${before + 1}`);

    const cancelled = await banyan('event', 'cancel', 'event-garba-night', '--reason', 'The floor.');
    expect(cancelled.code).toBe(0);
    expect([await status(), await shown()]).toEqual([404, []]);
    expect(await calendar()).toMatch(/STATUS:CANCELLED/);
    expect(await calendar()).toContain(`SEQUENCE:${before + 2}`);
    expect((await banyan('event', 'cancel', 'event-garba-night')).code).toBe(1);

    await banyan('event', 'approve', 'event-garba-night');
    expect(await status()).toBe(200);
    expect(await calendar()).toMatch(/STATUS:CONFIRMED/);
    expect((await notes()).map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
      ['event add', 'event event-garba-night', 'Garba night'],
      ['event approve', 'event event-garba-night', ''],
      ['event edit', 'event event-garba-night', 'date, seats'],
      ['event cancel', 'event event-garba-night', 'The floor.'],
      ['event approve', 'event event-garba-night', 'brought back'],
    ]);
    expect((await notes())[0]?.who).toBe('Sneha Shirish');
  });

  test('is not approved while the site would leave it out, and keeps waiting', async () => {
    const { banyan, event, row } = await volunteer();
    await event({ id: 'event-garba-night', date: '0026-12-13T00:00:00.000Z', is_approved: 0 });
    expect(await banyan('event', 'approve', 'event-garba-night')).toMatchObject({
      code: 1,
      out: expect.stringContaining('cannot be shown: 0026-12-13T00:00:00.000Z is no day from 1855 to 2100'),
    });
    expect(await row()).toMatchObject({ is_approved: 0 });
  });

  test('the list has every event, latest first, with where it stands and who comes', async () => {
    const { banyan, add, post, event } = await volunteer();
    expect((await banyan('event', 'list')).out).toContain('There is no event.');
    await event({ id: 'past-tea', date: '2019-05-01', title: 'Tea' });
    await event({ id: 'event-odd', date: 'next week' });
    await add('--seats', '2');
    await banyan('event', 'approve', 'event-garba-night');
    await post('/events/register/event-garba-night', eventBody());
    const { out } = await banyan('event', 'list');
    expect(out.split('\n')).toEqual([
      expect.stringContaining('event-odd  not shown  Tea, twice  ·  no day of the calendar: next week'),
      'event-garba-night  upcoming  Garba night  ·  Saturday, October 16, 2027, 6:00 PM CDT  ·  1 of 2 registered',
      'past-tea  past  Tea  ·  Wednesday, May 1, 2019  ·  0 registered',
    ]);
  });

  test('an event of a chapter is on its list too, until it is everybody’s', async () => {
    const { banyan, add, request } = await volunteer();
    await add('--chapter', 'Bay-Area');
    await add('--title', 'Tea');
    await banyan('event', 'approve', 'event-garba-night');
    const of = async (chapter: string) => {
      const answer = await request(`/events/get-active-events?chapter=${chapter}`);
      return (await answer.json()).data.length;
    };
    expect((await banyan('event', 'list', '--chapter', 'bay-area')).out).toMatch(
      /^event-garba-night .+ registered {2}· {2}bay-area$/,
    );
    expect([await of('bay-area'), await of('atlanta')]).toEqual([1, 0]);
    const moved = await banyan('event', 'edit', 'event-garba-night', '--chapter', '');
    expect(moved.out).toContain('is changed (chapter)');
    expect(await of('bay-area')).toBe(0);
    expect(await banyan('event', 'list', '--chapter', 'mars')).toMatchObject({
      code: 1,
      out: expect.stringContaining('There is no chapter "mars". There are: atlanta, bay-area,'),
    });
  });

  test('cancelling mails everybody who registered, once, and says how many mails wait', async () => {
    const { banyan, add, post, request, rows } = await volunteer();
    await add();
    await banyan('event', 'approve', 'event-garba-night');
    for (const email of ['tara@example.org', 'rohan@example.org', 'TARA@example.org']) {
      await post('/events/register/event-garba-night', eventBody({ email, firstName: 'Tara' }));
    }
    const before = (await rows()).letters.length;
    const { out } = await banyan('event', 'cancel', 'event-garba-night', '--reason', 'The floor is wet.');
    expect(out).toContain('2 mails wait in the outbox, one to everybody who had registered. Set SMTP_URL');
    const { letters, registrations } = await rows();
    const told = letters.slice(before);
    expect(told.map(({ recipient }) => recipient)).toEqual(['tara@example.org', 'rohan@example.org']);
    expect(told.map(({ about }) => about)).toEqual(registrations.map(({ id }) => id));
    const [letter] = told;
    expect(letter?.subject).toBe('Cancelled: Garba night');
    expect(letter?.body).toContain('Saturday, October 16, 2027, 6:00 PM CDT\nGymnasium, Evanston');
    expect(letter?.body).toContain('The floor is wet.');
    expect(letter?.body).toContain(registrations[0]?.reference);

    const link = /http:\/\/localhost:3000\/api(\S+\.ics)$/m.exec(letter?.body ?? '')?.[1] ?? '';
    const file = await (await request(link)).text();
    expect(file).toMatch(/SEQUENCE:2\r\n/);
    expect(file).toMatch(/STATUS:CANCELLED\r\n/);

    expect((await banyan('event', 'cancel', 'event-garba-night')).code).toBe(1);
    expect((await rows()).letters).toHaveLength(letters.length);
    expect((await banyan('event', 'approve', 'event-garba-night')).out).toContain(
      '2 registered, and no mail',
    );
  });

  test('a cancellation that is not written down mails nobody, nor does one of an event that is over', async () => {
    const { banyan, event, post, rows, database } = await volunteer();
    const address = await event({ id: 'event-tea' });
    await post(address, eventBody());
    const { letters } = await rows();
    await database.schema.alterTable('audit_log').renameTo('away').execute();
    expect((await banyan('event', 'cancel', 'event-tea')).code).toBe(1);
    expect((await rows()).letters).toEqual(letters);
    await database.schema.alterTable('away').renameTo('audit_log').execute();
    await database.updateTable('events').set({ date: '2020-01-01' }).execute();
    expect((await banyan('event', 'cancel', 'event-tea')).out).not.toContain('mail');
    expect((await rows()).letters).toEqual(letters);
  });

  test('two events of one name get two ids, and a name without Latin letters one that can be typed', async () => {
    const { add, row } = await volunteer();
    await add();
    expect((await add()).out).toContain('event-garba-night-2');
    expect((await add('--title', 'गरबा')).out).toMatch(/^event is written down: गरबा/);
    expect((await add('--title', 'Past: Café & "Chai"')).out).toMatch(/^event-past-cafe-chai is/);
    expect(await row('event')).toBeDefined();
  });
});

test('another zone moves the event, and its clocks keep showing the same', async () => {
  const { banyan, add, row } = await volunteer();
  await add('--end', '2027-10-16 23:00', '--deadline', '2027-10-10 12:00');
  const { out } = await banyan('event', 'edit', 'event-garba-night', '--zone', 'Asia/Kolkata');
  expect(out).toContain('(date, end, zone, deadline)');
  expect(out).toContain('6:00 PM to 11:00 PM GMT+5:30');
  expect(await row()).toMatchObject({
    date: '2027-10-16T12:30:00.000Z',
    registration_deadline: '2027-10-10T06:30:00.000Z',
  });
});

test('who has registered, for a spreadsheet, and no formula', async () => {
  const { banyan, add, post, dataDir } = await volunteer();
  await add();
  await banyan('event', 'approve', 'event-garba-night');
  await post(
    '/events/register/event-garba-night',
    eventBody({ comments: '=HYPERLINK("http://x")', email: 't@example.org' }),
  );
  const { code, out } = await banyan('registrations', 'event-garba-night', '--csv');
  expect(code).toBe(0);
  expect(out.split('\r\n')[0]).toBe(
    '\ufeff"reference","first_name","last_name","email","year","comments","created_at","state","other_references","source","guests","arrived_at","guests_in"',
  );
  expect(out).toContain(`"t@example.org","2009","'=HYPERLINK(""http://x"")"`);
  const file = join(dataDir, 'garba.csv');
  expect((await banyan('registrations', 'event-garba-night', '--csv', '--out', file)).out).toBe(
    `1 registrations written to ${file}.`,
  );
  expect((await banyan('registrations', 'event-garba-night', '--csv', '--out', file)).code).toBe(1);
  expect((await banyan('registrations', 'event-garba-night')).code).toBe(2);
  expect((await banyan('registrations', 'event-none', '--csv')).code).toBe(1);
});

test('the help names every command and field; half a command is told from a whole one', async () => {
  const { banyan } = await volunteer();
  const { out } = await banyan();
  for (const name of ['add', 'list', 'edit', 'approve', 'cancel', 'media'])
    expect(out).toContain(`event ${name}`);
  expect(out).toMatch(/registrations ID --csv/);
  expect(out).toMatch(/--deadline\s+until when one can register/);
  expect(await banyan('event')).toMatchObject({
    code: 2,
    out: expect.stringContaining('no command "event"'),
  });
  expect((await banyan('event', 'party')).out).toContain('no command "event party"');
  expect((await banyan('eventadd')).code).toBe(2);
});
