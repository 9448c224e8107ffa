import { eventStart, isMoment } from '@banyan/api/contract';
import { isWaiting, takesSeatAt } from '../../../events/registration/seats.ts';
import { dated } from '../../../events/rows.ts';
import { chapterAsked, ofChapter } from '../../chapter.ts';
import { command } from '../../command.ts';
import { standing, whenOf } from './words.ts';

/** All events, whatever state they are in. */
export const eventList = command({
  name: 'event list',
  summary: 'all events, latest first, with who has registered',
  options: { ...ofChapter },
  words: {},
  async run({ database, now, options, print }) {
    const chapter = chapterAsked(options.chapter);
    const all = database.selectFrom('events').selectAll();
    const rows = await (chapter ? all.where('chapter', '=', chapter) : all).execute();
    const counts = await database
      .selectFrom('event_registrations')
      .select('event_id')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere(takesSeatAt(now)).as('people'),
        fn.countAll<number>().filterWhere(isWaiting).as('waiting'),
      ])
      .groupBy('event_id')
      .execute();
    const people = new Map(counts.map((row) => [row.event_id, row]));
    if (rows.length === 0) print('There is no event. Write one down with: banyan event add');
    // What has no day comes first: it waits for somebody to mend it.
    const start = (row: (typeof rows)[number]) => (isMoment(row.date) ? eventStart(dated(row)) : Infinity);
    const sorted = rows.toSorted((one, other) => (start(one) > start(other) ? -1 : 1));
    for (const row of sorted) {
      const { people: registered = 0, waiting = 0 } = people.get(row.id) ?? {};
      const taken = registered + row.seats_reserved;
      const seats = row.max_attendees === null ? `${taken}` : `${taken} of ${row.max_attendees}`;
      const queue = waiting > 0 ? `, ${waiting} waiting` : '';
      const whose = row.chapter ? `  ·  ${row.chapter}` : '';
      print(
        `${row.id}  ${standing(row, now)}  ${row.title}  ·  ${whenOf(row)}  ·  ${seats} registered${queue}${whose}`,
      );
    }
  },
});
