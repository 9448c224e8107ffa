import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { volunteer } from '../../test-volunteer.ts';

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
      title: 'Garba night',
      date: '2027-10-16T18:00',
      timezone: 'America/Chicago',
      location: 'Evanston',
      maxAttendees: 40,
      registrationURL: 'tickets.example.org/garba',
      featured: true,
      organizer: null,
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
    [['--title', 'a\u202eb'], 'title: some characters reverse or cover this text; type it again.'],
    [['--date', 'Saturday'], 'date: this is no day of the calendar; say it as 2026-12-12'],
    [['--date', '2027-02-30'], 'date: this is no day'],
    [['--date', '0026-12-12'], 'date: the year is from 1855 to 2100; say it as 2026-12-12'],
    [['--deadline', '2126-10-15'], 'deadline: the year is from 1855 to 2100'],
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
    [['--chapter', 'mars'], 'chapter: there is no such chapter; there are atlanta, bay-area, '],
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
    expect(out).toContain(
      '--seats needs a value: --seats TEXT. One that begins with a dash is typed as --seats=-1.',
    );
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
