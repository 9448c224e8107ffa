import { findSubmission, type Submission } from '../../server/store/review.ts';
import { type Command, type CommandContext, CommandError } from '../command.ts';

/** The submission the first word names. @throws CommandError when it names none. */
export async function named({ database, words }: CommandContext, usage: string): Promise<Submission> {
  const [id, ...more] = words;
  if (!id || more.length > 0) throw new CommandError(`Name one submission: banyan ${usage}`, 2);
  const submission = await findSubmission(database, id);
  if (!submission) throw new CommandError(`There is no submission ${id}. banyan queue lists what waits.`);
  return submission;
}

const label = (column: string) => `${column.replaceAll('_', ' ')}:`.padEnd(22);
const hidden = ['email_key'];

/** One submission, whole. */
export const show: Command = {
  name: 'show',
  usage: 'show ID',
  summary: 'one of them, whole; ID is its reference or its id',
  async run(context) {
    const { kind, row } = await named(context, show.usage);
    context.print(`${kind} ${row.reference}`);
    for (const [column, value] of Object.entries(row)) {
      if (hidden.includes(column) || value === null || value === '') continue;
      context.print(`  ${label(column)}${String(value).replaceAll('\n', `\n${' '.repeat(24)}`)}`);
    }
  },
};
