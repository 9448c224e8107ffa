import { type Command, CommandError } from '../../command.ts';
import { toCsv } from '../../csv.ts';
import { handOver } from '../database/export.ts';
import { eventId, unknownEvent } from './words.ts';

const columns = ['reference', 'first_name', 'last_name', 'email', 'year', 'comments', 'created_at'] as const;

/** Who comes, for the table at the door. */
export const eventRegistrations: Command = {
  name: 'registrations',
  usage: 'registrations ID --csv [--out FILE]',
  summary: 'who has registered for an event, for a spreadsheet',
  async run(context) {
    const { database, options } = context;
    const id = eventId(context, eventRegistrations.usage);
    if (!options.csv) throw new CommandError(`Say as what: banyan ${eventRegistrations.usage}`, 2);
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
    handOver(context, table, `${rows.length} registrations`);
  },
};
