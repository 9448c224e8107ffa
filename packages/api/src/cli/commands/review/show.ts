import { changesOf } from '../../../server/members/corrections.ts';
import { findSubmission, referenceOf, type Submission } from '../../../server/review/submissions.ts';
import { portraitFile } from '../../../server/stories/portrait.ts';
import { type Command, type CommandContext, CommandError } from '../../command.ts';

/** What was found under a name. @throws CommandError when nothing was. */
function found(submission: Submission | undefined, name: string): Submission {
  if (submission) return submission;
  throw new CommandError(`There is no submission ${name}. banyan queue lists what waits.`);
}

/** The submission the first word names. @throws CommandError when it names none. */
export async function named({ database, words }: CommandContext, usage: string): Promise<Submission> {
  const [id, ...more] = words;
  if (!id || more.length > 0) throw new CommandError(`Name one submission: banyan ${usage}`, 2);
  return found(await findSubmission(database, id), id);
}

/** Every submission the words name. @throws CommandError when one names none: then nothing is done. */
export async function allNamed({ database, words }: CommandContext, usage: string): Promise<Submission[]> {
  if (words.length === 0) throw new CommandError(`Name one submission or several: banyan ${usage}`, 2);
  const submissions: Submission[] = [];
  for (const word of new Set(words)) submissions.push(found(await findSubmission(database, word), word));
  return submissions;
}

const label = (column: string) => `${column.replaceAll('_', ' ')}:`.padEnd(22);
/** What is made of other columns. */
const hidden = ['email_key', 'position', 'sort_name', 'content', 'excerpt', 'wanted', 'before'];

/** Whose entry, and line by line what it says and what it shall say. */
function printChanges({ print }: CommandContext, { row, member }: Submission & { kind: 'correction' }): void {
  print(
    `  ${label('entry of')}${member.first_name} ${member.last_name}, ${member.reference}, ${member.email}`,
  );
  for (const { column, from, to } of changesOf(row, member))
    print(`  ${label(column)}${from || '(nothing)'}  ->  ${to || '(nothing)'}`);
}

function print(context: CommandContext, submission: Submission): void {
  const { kind, row } = submission;
  context.print(`${kind} ${referenceOf(submission)}`);
  for (const [column, value] of Object.entries(row)) {
    if (hidden.includes(column) || value === null || value === '') continue;
    context.print(`  ${label(column)}${String(value).replaceAll('\n', `\n${' '.repeat(24)}`)}`);
  }
  if (kind === 'correction') printChanges(context, submission);
  const photo = kind === 'story' && portraitFile(row.photo, context.config.dataDir);
  if (photo) context.print(`  ${label('photo on this disk')}${photo}`);
}

/** One submission or several, whole. */
export const show: Command = {
  name: 'show',
  usage: 'show ID [ID ...]',
  summary: 'one of them or several, whole; ID is its reference or its id',
  async run(context) {
    for (const submission of await allNamed(context, show.usage)) print(context, submission);
  },
};
