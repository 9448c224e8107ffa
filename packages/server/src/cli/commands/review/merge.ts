import { merge as mergeRequest } from '../../../review/merge.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';
import { mailNote } from './decide.ts';
import { held, holdMsOf } from './hold.ts';
import { namedSubmission } from './show.ts';

/** For somebody who asked again under the e-mail by which they are a member. */
export const merge = command({
  name: 'merge',
  summary: 'a request becomes a correction of the entry that is approved under the same e-mail, with a mail',
  options: { ...held, ...signed },
  words: { request: { shown: 'ID' } },
  rehearsed: true,
  async run(context) {
    const { config, database, now, options, print, rehearsing, who, words } = context;
    const holdMs = holdMsOf(options.hold);
    const { kind, row } = await namedSubmission(database, words.request);
    if (kind !== 'member')
      throw new CommandError(`${row.reference} is no request for membership, but a ${kind}.`);
    const done = await mergeRequest(database, row, { who, config, holdMs, reach: 'everywhere' }, now);
    if (done.state === 'decided before')
      throw new CommandError(`${row.reference} is already ${row.status}; nothing was changed.`);
    if (done.state === 'nobody')
      throw new CommandError(
        `Nobody else is approved under the e-mail of ${row.reference}; nothing was changed.`,
      );
    const { into, correction, changes, told } = done;
    print(
      `${row.reference} is merged into ${into}${correction ? ' by these changes:' : '; it said nothing new.'}`,
    );
    for (const { column, from, to } of changes)
      print(`  ${column.replaceAll('_', ' ')}: ${from || '(nothing)'}  ->  ${to || '(nothing)'}`);
    print(mailNote(context, told));
    if (correction && !rehearsing) print(`To take that back: banyan undo ${correction}`);
    print(`To have the request wait again: banyan undo ${row.reference}`);
  },
});
