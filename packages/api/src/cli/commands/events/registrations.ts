import { command } from '../../command.ts';
import { toCsv } from '../../csv.ts';
import { handOver, into } from '../../hand-over.ts';
import { oneEvent, unknownEvent } from './words.ts';

const columns = ['reference', 'first_name', 'last_name', 'email', 'year', 'comments', 'created_at'] as const;

/** Who comes, for the table at the door. */
export const eventRegistrations = command({
  name: 'registrations',
  summary: 'who has registered for an event, for a spreadsheet',
  options: { csv: { summary: 'as a table', required: 'Say as what' }, ...into },
  words: oneEvent,
  async run({ database, options, print, words: { event: id } }) {
    const event = await database.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst();
    if (!event) throw unknownEvent(id);
    const rows = await database
      .selectFrom('event_registrations')
      .select(columns)
      .where('event_id', '=', id)
      .orderBy('created_at')
      .execute();
    const table = toCsv(
      columns,
      rows.map((row) => ({ ...row })),
    );
    handOver(table, `${rows.length} registrations`, options.out, print);
  },
});
