import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventBody, testServer } from '../server/test-server.ts';
import { terminal } from './terminal.ts';

async function volunteer() {
  const site = await testServer({}, { samples: false });
  const banyan = terminal(site.dataDir);
  const add = (...more: string[]) =>
    banyan(
      ...[
        'event',
        'add',
        '--title',
        'Garba night',
        '--date',
        '2027-10-16 18:00',
        '--zone',
        'America/Chicago',
      ],
      ...['--location', 'Gymnasium, Evanston', ...more],
    );
  return {
    ...site,
    banyan,
    add,
    row: (id = 'event-garba-night') =>
      site.database.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst(),
    shown: async () => (await (await site.request('/events/get-active-events')).json()).data,
    status: async (id = 'event-garba-night') => (await site.request(`/events/get-events/${id}`)).status,
    calendar: async () => (await site.request('/events/calendar.ics')).text(),
    notes: () => site.database.selectFrom('audit_log').selectAll().orderBy('id').execute(),
    write: (name: string, text: string | Uint8Array) => {
      writeFileSync(join(site.dataDir, name), text);
      return join(site.dataDir, name);
    },
  };
}

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

describe('a file', () => {
  test('of lines: fields, an empty line, the description', async () => {
    const { banyan, write, row } = await volunteer();
    const file = write(
      'garba.txt',
      '\uFEFFTitle: Garba night\r\nDate: 2027-10-16\r\nZone: Asia/Kolkata\r\nLocation: Pune: the old hall\r\nSeats: 40\r\n\r\nTwo dhols.\r\n\r\nOne floor.\r\n',
    );
    expect((await banyan('event', 'add', '--file', file, '--seats', '50')).code).toBe(0);
    expect(await row()).toMatchObject({
      date: '2027-10-16',
      location: 'Pune: the old hall',
      max_attendees: 50,
      description: 'Two dhols.\n\nOne floor.',
    });
  });

  test('of JSON, with the names of the API', async () => {
    const { banyan, write, row } = await volunteer();
    const event = {
      ...{
        title: 'Garba night',
        date: '2027-10-16T18:00',
        timezone: 'America/Chicago',
        location: 'Evanston',
      },
      ...{ maxAttendees: 40, registrationURL: 'tickets.example.org/garba', featured: true, organizer: null },
      registrationDeadline: '2027-10-10',
    };
    expect((await banyan('event', 'add', '--file', write('e.json', JSON.stringify(event)))).code).toBe(0);
    expect(await row()).toMatchObject({
      max_attendees: 40,
      registration_url: 'https://tickets.example.org/garba',
      registration_deadline: '2027-10-10',
      featured: 1,
      organizer: null,
    });
  });

  test.each([
    ['{"title": ', 'no JSON'],
    ['{"colour": "red"}', 'An event has no field "colour". It has: title, date'],
    ['{"title": ["a"]}', 'title: this must be a text'],
    ['{"__proto__": "x", "constructor": "y"}', 'An event has no field'],
    ['Garba night, Saturday', '"Garba night, Saturday" is not a line such as'],
    [new Uint8Array([0xff, 0xfe, 0x00]), 'no text file that can be read'],
    ['x'.repeat(70_000), 'longer than 64 KB'],
    ['', 'is not a line'],
  ])('%j is refused in words', async (content, sentence) => {
    const { banyan, write, database } = await volunteer();
    const { code, out } = await banyan('event', 'add', '--file', write('event.txt', content));
    expect([code, out]).toEqual([1, expect.stringContaining(sentence)]);
    expect(await database.selectFrom('events').select('id').execute()).toEqual([]);
  });
});

describe('what is wrong is said for each field, and nothing is written', () => {
  test.each([
    [['--title', ' '], 'title: an event needs a name.'],
    [['--title', 'x'.repeat(151)], 'title: this has at most 150 characters.'],
    [['--title', 'a\u0007b'], 'title: this holds characters that cannot be shown.'],
    [['--date', 'Saturday'], 'date: this is no day of the calendar; say it as 2026-12-12'],
    [['--date', '2027-02-30'], 'date: this is no day'],
    [['--date', ''], 'date: when is it?'],
    [['--zone', 'Chicago'], 'zone: there is no such zone'],
    [['--zone', ''], 'zone: whose clocks?'],
    [['--end', '2027-10-16 17:00'], 'end: it would end before it begins.'],
    [['--deadline', '2027-10-20'], 'deadline: one could register after it is over.'],
    [['--seats', '0'], 'seats: this is a whole number from 1'],
    [['--seats', '12.5'], 'seats: this is a whole number'],
    [['--seats', '1e3'], 'seats: this is a whole number'],
    [['--registration', 'javascript:alert(1)'], 'registration: this is no address that starts with https://'],
    [['--registration', 'data:text/html,x'], 'registration: this is no address'],
    [['--featured', 'maybe'], 'featured: this is yes or no.'],
    [['--location', ''], 'location: where is it?'],
  ])('%j', async (words, sentence) => {
    const { add, database } = await volunteer();
    const { code, out } = await add(...words);
    expect([code, out]).toEqual([1, expect.stringContaining(sentence)]);
    expect(await database.selectFrom('events').select('id').execute()).toEqual([]);
    expect(await database.selectFrom('audit_log').select('id').execute()).toEqual([]);
  });

  test('all at once', async () => {
    const { banyan } = await volunteer();
    const { out } = await banyan('event', 'add', '--title', 'Garba', '--seats', '-1', '--date', 'soon');
    expect(out).toMatch(/unknown|ambiguous|argument/i);
    const again = await banyan('event', 'add', '--title', 'Garba', '--seats=-1', '--date', 'soon');
    expect(again.out.split('\n').map((line) => line.split(':')[0])).toEqual([
      'date',
      'location',
      'seats',
      'zone',
    ]);
  });

  test('of an edit too; one that says nothing new changes nothing', async () => {
    const { banyan, add, row } = await volunteer();
    await add();
    const before = await row();
    expect((await banyan('event', 'edit', 'event-garba-night', '--date', 'soon')).code).toBe(1);
    expect((await banyan('event', 'edit', 'event-garba-night', '--title', '')).code).toBe(1);
    expect((await banyan('event', 'edit', 'event-garba-night')).code).toBe(2);
    expect((await banyan('event', 'edit', 'event-none', '--title', 'x')).out).toContain(
      'There is no event event-none.',
    );
    const same = await banyan('event', 'edit', 'event-garba-night', '--title', 'Garba night');
    expect([same.code, same.out]).toEqual([0, 'event-garba-night says that already; nothing was changed.']);
    expect(await row()).toEqual(before);
  });

  test('whatever is typed, a command answers in words and an exit code', async () => {
    const { banyan } = await volunteer();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }), async (words) => {
        const { code, out } = await banyan('event', 'add', ...words.map((word) => `--title=${word}`));
        expect([code > 0, out.length > 0]).toEqual([true, true]);
      }),
      { numRuns: 30 },
    );
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
