import { addEvent } from '../../../events/editing/changes.ts';
import { command } from '../../command.ts';
import { signed } from '../../definition.ts';
import { eventHelp, eventOptions, typedEvent } from './fields.ts';
import { typedText } from './rules.ts';
import { whenOf } from './words.ts';

/** A new event. Somebody reads it before it shows. */
export const eventAdd = command({
  name: 'event add',
  summary: 'a new event, or --file FILE with its fields; it shows once approved',
  options: { ...eventOptions, ...signed },
  words: {},
  explained: [eventHelp],
  async run({ database, misspelt, now, options, print, who }) {
    const typed = typedEvent(options);
    if (Object.keys(typed).length === 0) throw misspelt('Say what it is');
    const id = await addEvent(database, typedText(typed), who, now);
    const row = await database
      .selectFrom('events')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    print(`${id} is written down: ${row.title}, ${whenOf(row)}, ${row.location}.`);
    print(`Once approved it shows: banyan event approve ${id}`);
  },
});
