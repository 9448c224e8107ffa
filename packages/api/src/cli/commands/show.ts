import { portraitFile } from '../../server/media/portrait.ts';
import { findSubmission, referenceOf, type Submission } from '../../server/store/submissions.ts';
import { type Command, type CommandContext, CommandError } from '../command.ts';

/** What was found under a name. @throws CommandError when nothing was. */
export function found(submission: Submission | undefined, name: string): Submission {
  if (submission) return submission;
  throw new CommandError(`There is no submission ${name}. banyan queue lists what waits.`);
}

/** The submission the first word names. @throws CommandError when it names none. */
export async function named({ database, words }: CommandContext, usage: string): Promise<Submission> {
  const [id, ...more] = words;
  if (!id || more.length > 0) throw new CommandError(`Name one submission: banyan ${usage}`, 2);
  return found(await findSubmission(database, id), id);
}

const label = (column: string) => `${column.replaceAll('_', ' ')}:`.padEnd(22);
/** What is made of other columns. */
const hidden = ['email_key', 'position', 'sort_name', 'content', 'excerpt'];

/** One submission, whole. */
export const show: Command = {
  name: 'show',
  usage: 'show ID',
  summary: 'one of them, whole; ID is its reference or its id',
  async run(context) {
    const submission = await named(context, show.usage);
    const { kind, row } = submission;
    context.print(`${kind} ${referenceOf(submission)}`);
    for (const [column, value] of Object.entries(row)) {
      if (hidden.includes(column) || value === null || value === '') continue;
      context.print(`  ${label(column)}${String(value).replaceAll('\n', `\n${' '.repeat(24)}`)}`);
    }
    const photo = kind === 'story' && portraitFile(row.photo, context.config.dataDir);
    if (photo) context.print(`  ${label('photo on this disk')}${photo}`);
  },
};
