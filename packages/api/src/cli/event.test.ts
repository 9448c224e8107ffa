import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eventBody } from '../server/test-server.ts';
import { volunteer } from './test-volunteer.ts';

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

  test('cancelling says how many had registered', async () => {
    const { banyan, add, post } = await volunteer();
    await add();
    await banyan('event', 'approve', 'event-garba-night');
    await post('/events/register/event-garba-night', eventBody());
    const { out } = await banyan('event', 'cancel', 'event-garba-night');
    expect(out).toContain('1 registered, and no mail went to them.');
    expect(out).toContain('banyan registrations event-garba-night --csv');
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
    '"reference","first_name","last_name","email","year","comments","created_at"',
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
