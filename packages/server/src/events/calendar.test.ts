import { chapterCalendarPath } from '@banyan/api/contract';
import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, test } from 'vitest';
import { calendarText } from '../calendar/icalendar.ts';
import type { EventTable } from '../database/event-tables.ts';
import { eventRow, testServer } from '../testing/test-server.ts';
import { calendarEvent } from './calendar-event.ts';

const context = { publicOrigin: 'https://alumni.example.org', now: Date.parse('2026-11-21T00:00:00Z') };

/** Calendar file of one event. */
const fileOf = (row: EventTable) => calendarText([calendarEvent(row, context)]);

/** Events as ical.js reads them, with time zones only from the file itself. */
function byIcalJs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      location: event.location,
      status: String(component.getFirstPropertyValue('status')),
      url: String(component.getFirstPropertyValue('url')),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      day: event.startDate.isDate ? `${event.startDate} to ${event.endDate}` : undefined,
    };
  });
}

/** Events as node-ical reads them, which knows time zones by name. */
function byNodeIcal(text: string) {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry) =>
    entry?.type === 'VEVENT'
      ? [
          {
            uid: entry.uid,
            sequence: Number(entry.sequence),
            summary: String(entry.summary),
            description: String(entry.description),
            location: String(entry.location),
            status: String(entry.status),
            start: entry.start.toISOString(),
            end: entry.end?.toISOString(),
            dayOnly: entry.datetype === 'date',
          },
        ]
      : [],
  );
}

const nasty = 'Tea; biscuits, a \\ and a "quote"\nसंध्या 🎉 — BEGIN:VEVENT\r\nEND:VCALENDAR';

describe('calendar entry of an event', () => {
  test('is read alike by two parsers', () => {
    const row = eventRow({
      id: 'tea; twice',
      title: 'Tea, twice: संध्या',
      description: nasty.repeat(6),
      date: '2026-12-13T00:00:00.000Z',
      end_date: '2026-12-13T03:30:00.000Z',
      sequence: 3,
      category: 'Food, drink',
    });
    const text = fileOf(row);
    const [one] = byIcalJs(text);
    const [other] = byNodeIcal(text);
    const expected = {
      uid: 'tea; twice@alumni.example.org',
      sequence: 3,
      summary: row.title,
      location: 'Evanston',
      status: 'CONFIRMED',
      start: '2026-12-13T00:00:00.000Z',
      end: '2026-12-13T03:30:00.000Z',
    };
    expect(one).toMatchObject({
      ...expected,
      url: 'https://alumni.example.org/events/register/tea%3B%20twice',
    });
    expect(other).toMatchObject(expected);
    const description = `${row.description.replaceAll('\r\n', '\n')}\n\n${one?.url}`;
    expect(one?.description).toBe(description);
    expect(other?.description).toBe(description);
    expect(text).toContain('DTSTART;TZID=America/Chicago:20261212T180000\r\n');
  });

  test.each([
    ['America/Los_Angeles', '2026-03-08T09:30:00Z', '2026-03-08T10:30:00Z'],
    ['America/Los_Angeles', '2026-11-01T08:30:00Z', '2026-11-01T11:30:00Z'],
    ['America/New_York', '2027-07-04T16:00:00Z', '2027-07-04T20:00:00Z'],
    ['America/New_York', '2026-12-31T23:00:00Z', '2027-01-01T06:00:00Z'],
    ['America/New_York', '2005-04-04T16:00:00Z', '2005-10-30T20:00:00Z'],
    ['America/New_York', '2007-01-10T16:00:00Z', '2007-03-11T20:00:00Z'],
    ['America/Sao_Paulo', '2018-11-20T16:00:00Z', '2018-11-20T20:00:00Z'],
    ['America/Sao_Paulo', '2026-11-20T16:00:00Z', '2026-11-20T20:00:00Z'],
    ['Africa/Casablanca', '2026-02-20T16:00:00Z', '2026-03-25T20:00:00Z'],
    ['Australia/Sydney', '2026-04-04T14:30:00Z', '2026-04-04T17:30:00Z'],
    ['Australia/Sydney', '2026-10-03T15:30:00Z', '2027-01-03T17:30:00Z'],
    ['Europe/Dublin', '2026-10-25T00:30:00Z', '2026-10-25T02:30:00Z'],
    ['Asia/Jerusalem', '2026-07-25T00:30:00Z', '2026-07-25T02:30:00Z'],
    ['America/Phoenix', '2026-07-04T16:00:00Z', '2026-07-04T20:00:00Z'],
    ['Asia/Kolkata', '2026-12-12T12:30:00Z', '2026-12-12T15:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T15:45:00Z', '2026-10-04T02:00:00Z'],
    ['Europe/London', '2026-03-29T00:30:00Z', '2026-03-29T02:30:00Z'],
    ['Mars/Olympus', '2026-03-29T00:30:00Z', '2026-03-29T02:30:00Z'],
  ])('both parsers read the right instant in %s at %s', (timezone, date, end_date) => {
    const text = fileOf(eventRow({ timezone, date, end_date }));
    const expected = { start: new Date(date).toISOString(), end: new Date(end_date).toISOString() };
    expect(byIcalJs(text)).toMatchObject([expected]);
    expect(byNodeIcal(text)).toMatchObject([expected]);
  });

  test.each([
    ['America/Los_Angeles', ['FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU']],
    ['Europe/London', ['FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU']],
    ['Australia/Lord_Howe', ['FREQ=YEARLY;BYMONTH=4;BYDAY=1SU', 'FREQ=YEARLY;BYMONTH=10;BYDAY=1SU']],
    ['Asia/Kolkata', []],
    ['America/Sao_Paulo', []],
  ])('describes %s with one part per offset and a yearly rule', (timezone, rules) => {
    const text = fileOf(eventRow({ timezone, date: '2026-07-04T16:00:00Z', end_date: null }));
    expect([...text.matchAll(/^RRULE:(.*)\r$/gm)].map(([, rule]) => rule)).toEqual(rules);
    expect(text.match(/BEGIN:STANDARD/g)).toHaveLength(1);
    expect(text.match(/BEGIN:DAYLIGHT/g) ?? []).toHaveLength(rules.length / 2);
    expect(text).toContain(`DTSTART;TZID=${timezone}:`);
  });

  test('uses UTC where the clock changes follow no yearly rule', () => {
    const text = fileOf(
      eventRow({ timezone: 'Africa/Casablanca', date: '2026-07-04T16:00:00Z', end_date: null }),
    );
    expect(text).not.toContain('VTIMEZONE');
    expect(text).toContain('DTSTART:20260704T160000Z');
  });

  test.each([
    [{ date: '2026-12-12' }, '2026-12-12 to 2026-12-13'],
    [{ date: '2026-03-08' }, '2026-03-08 to 2026-03-09'],
    [{ date: '2026-12-12', end_date: '2026-12-14' }, '2026-12-12 to 2026-12-15'],
    [{ date: '2026-12-12', end_date: '2026-12-13T20:00' }, '2026-12-12 to 2026-12-14'],
    [{ date: '2026-12-12', end_date: 'never' }, '2026-12-12 to 2026-12-13'],
  ])('an event with %j lasts whole days', (more, days) => {
    const text = fileOf(eventRow(more));
    expect(byIcalJs(text)[0]?.day).toBe(days);
    expect(byNodeIcal(text)[0]?.dayOnly).toBe(true);
  });

  test('gives a changed event a higher sequence number under the same UID, and marks a canceled one', () => {
    const [before] = byIcalJs(fileOf(eventRow({ sequence: 1 })));
    const cancelled = { sequence: 2, is_active: 0, cancelled_at: '2026-11-20T00:00:00Z' };
    const text = fileOf(eventRow(cancelled));
    expect(byIcalJs(text)).toMatchObject([{ uid: before?.uid, sequence: 2, status: 'CANCELLED' }]);
    expect(byNodeIcal(text)).toMatchObject([{ uid: before?.uid, sequence: 2, status: 'CANCELLED' }]);
  });

  test('links a past event to its gallery if it has one', () => {
    const url = (id: string) => byIcalJs(fileOf(eventRow({ id, date: '2026-01-01' })))[0]?.url;
    expect(url('a')).toBe('https://alumni.example.org/events/past/a');
    expect(url('past-a')).toBe('https://alumni.example.org/events');
  });
});

describe('RFC 5545', () => {
  test('keeps any text through escaping, folding and both parsers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (words) => {
        const text = fileOf(eventRow({ date: '2026-12-12', title: `x${words}x`, location: `y${words}y` }));
        expect(byIcalJs(text)).toHaveLength(1);
        const clean = `x${words}x`.replace(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '');
        expect(byIcalJs(text)[0]?.summary).toBe(clean);
        expect(byNodeIcal(text)).toHaveLength(1);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('calendar routes', () => {
  test('lists every public event and every canceled one once', async () => {
    const { request, event } = await testServer();
    await event({ id: 'off', is_active: 0, cancelled_at: '2026-11-20T00:00:00Z' });
    await event({ id: 'draft', is_approved: 0 });
    await event({ id: 'hidden', is_active: 0 });
    await event({ id: 'undated', date: 'some day' });
    const answer = await request('/events/calendar.ics');
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const text = await answer.text();
    const { data } = await (await request('/events/get-active-events')).json();
    const ids = byIcalJs(text).map(({ uid }) => uid.split('@')[0]);
    expect(new Set(ids)).toEqual(new Set([...data.map(({ _id }: { _id: string }) => _id), 'off']));
    expect(byNodeIcal(text)).toHaveLength(ids.length);
    expect(ids).toHaveLength(new Set(ids).size);
    const again = await request('/events/calendar.ics', {
      headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('lists only a chapter’s own events in its feed and names the chapter', async () => {
    const { request, event } = await testServer();
    await event({ id: 'off', chapter: 'bay-area', is_active: 0, cancelled_at: '2026-11-20T00:00:00Z' });
    await event({ id: 'elsewhere', chapter: 'atlanta' });
    const text = await (await request(chapterCalendarPath('bay-area'))).text();
    const name = new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('x-wr-calname');
    expect(name).toBe('Alumni events: Bay Area');
    const ids = byIcalJs(text).map(({ uid }) => uid.split('@')[0]);
    expect(ids.toSorted()).toEqual([
      ...['event-evening-of-lamps', 'event-long-table', 'event-summer-picnic', 'off'],
    ]);
    expect(byNodeIcal(text)).toHaveLength(ids.length);
    expect(byIcalJs(text).find(({ uid }) => uid.startsWith('off@'))?.status).toBe('CANCELLED');
    const none = await (await request(chapterCalendarPath('southern-california'))).text();
    expect([byIcalJs(none), byNodeIcal(none)]).toEqual([[], []]);
  });

  test('serves one event as a download, answers an unknown event with a JSON 404, and accepts only reads', async () => {
    const { request } = await testServer();
    const answer = await request('/events/event-long-table/event.ics');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="event-long-table.ics"');
    expect(byIcalJs(await answer.text())).toMatchObject([{ uid: 'event-long-table@localhost' }]);
    const unknown = await request('/events/nothing/event.ics');
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { success: false, message: 'Event not found' },
    ]);
    expect((await request('/events/calendar.ics', { method: 'POST' })).status).toBe(405);
  });
});
