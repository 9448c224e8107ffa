import { addEvent } from '../../../server/events/changes.ts';
import { type Command, CommandError } from '../../command.ts';
import { typedEvent } from './fields.ts';
import { eventText } from './rules.ts';
import { whenOf } from './words.ts';

/** A new event. Somebody reads it before it shows. */
export const eventAdd: Command = {
  name: 'event add',
  usage: 'event add --title T --date D --zone Z ...',
  summary: 'a new event, or --file FILE with its fields; it shows once approved',
  async run({ database, now, options, print, who, words }) {
    const typed = typedEvent(options);
    if (words.length > 0 || Object.keys(typed).length === 0) {
      throw new CommandError(`Say what it is: banyan ${eventAdd.usage}, or banyan event add --file FILE`, 2);
    }
    const id = await addEvent(database, eventText(typed), who, now);
    const row = await database
      .selectFrom('events')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    print(`${id} is written down: ${row.title}, ${whenOf(row)}, ${row.location}.`);
    print(`Once approved it shows: banyan event approve ${id}`);
  },
};
