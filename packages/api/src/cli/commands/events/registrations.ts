import { registrationsOf } from '../../../server/events/registration-lists.ts';
import { seatState } from '../../../server/events/seats.ts';
import { toCsv } from '../../../server/http/csv.ts';
import { command } from '../../command.ts';
import { handOver, into } from '../../hand-over.ts';
import { oneEvent, unknownEvent } from './words.ts';

const columns = [
  ...['reference', 'first_name', 'last_name', 'email', 'year', 'comments', 'created_at'],
  ...['state', 'other_references'],
];

/** Who comes, for the table at the door. */
export const eventRegistrations = command({
  name: 'registrations',
  summary: 'who has registered for an event, and where they stand, for a spreadsheet',
  options: { csv: { summary: 'as a table', required: 'Say as what' }, ...into },
  words: oneEvent,
  async run({ database, now, options, print, words: { event: id } }) {
    const event = await database.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst();
    if (!event) throw unknownEvent(id);
    const rows = await registrationsOf(database, id);
    const table = toCsv(
      columns,
      rows.map((row) => ({ ...row, state: seatState(row, now) })),
    );
    handOver(table, `${rows.length} registrations`, options.out, print);
  },
});
