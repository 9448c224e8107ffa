import { changeEvent } from '../../../server/events/changes.ts';
import { type Command, CommandError } from '../../command.ts';
import { typedEvent } from './fields.ts';
import { differences, eventText } from './rules.ts';
import { eventId, unknownEvent, whenOf } from './words.ts';

/** Another hour, another hall. Calendars that know the event learn it. */
export const eventEdit: Command = {
  name: 'event edit',
  usage: 'event edit ID --FIELD VALUE ...',
  summary: 'changes what is named; --FIELD "" takes it away; calendars follow',
  async run(context) {
    const { database, now, options, print, who } = context;
    const id = eventId(context, eventEdit.usage);
    const typed = typedEvent(options);
    if (Object.keys(typed).length === 0) {
      throw new CommandError(`Say what changes: banyan ${eventEdit.usage}`, 2);
    }
    const change = await changeEvent(
      database,
      id,
      (row) => {
        const { set, fields } = differences(typed, eventText(typed, row), row);
        return { set, action: 'event edit', detail: fields.join(', ') };
      },
      who,
      now,
    );
    if (!change) throw unknownEvent(id);
    if (change.detail === '') return print(`${id} says that already; nothing was changed.`);
    const row = await database
      .selectFrom('events')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    print(`${id} is changed (${change.detail}): ${row.title}, ${whenOf(row)}, ${row.location}.`);
  },
};
