import { registrationsCsv } from '../../../events/registration/registration-lists.ts';
import { command } from '../../command.ts';
import { handOver, into } from '../../hand-over.ts';
import { oneEvent, unknownEvent } from './words.ts';

/** Who comes, for the table at the door. */
export const eventRegistrations = command({
  name: 'registrations',
  summary: 'who has registered for an event, and where they stand, for a spreadsheet',
  options: { csv: { summary: 'as a table', required: 'Say as what' }, ...into },
  words: oneEvent,
  async run({ database, now, options, print, words: { event: id } }) {
    const event = await database.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst();
    if (!event) throw unknownEvent(id);
    const { csv, rows } = await registrationsCsv(database, id, now);
    handOver(csv, `${rows} registrations`, options.out, print);
  },
});
