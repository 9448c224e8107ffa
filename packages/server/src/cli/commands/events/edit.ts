import { changeEvent } from '../../../events/editing/changes.ts';
import { command } from '../../command.ts';
import { signed } from '../../definition.ts';
import { eventHelp, eventOptions, typedEvent } from './fields.ts';
import { typedDifferences } from './rules.ts';
import { oneEvent, unknownEvent, whenOf } from './words.ts';

/** Another hour, another hall. Calendars that know the event learn it. */
export const eventEdit = command({
  name: 'event edit',
  summary: 'changes what is named; --FIELD "" takes it away; calendars follow',
  options: { ...eventOptions, ...signed },
  words: oneEvent,
  explained: [eventHelp],
  async run({ database, misspelt, now, options, print, who, words: { event: id } }) {
    const typed = typedEvent(options);
    if (Object.keys(typed).length === 0) throw misspelt('Say what changes');
    const change = await changeEvent(
      database,
      id,
      (row) => {
        const { set, fields } = typedDifferences(typed, row);
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
});
