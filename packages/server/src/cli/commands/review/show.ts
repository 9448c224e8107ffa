import type { Database } from '../../../database/database.ts';
import { changesOf } from '../../../members/corrections.ts';
import { questionsAbout } from '../../../questions/rows.ts';
import { onRollOf } from '../../../review/on-roll.ts';
import { findSubmission, referenceOf, type Submission } from '../../../review/submissions.ts';
import { portraitFile } from '../../../stories/portrait.ts';
import { listedTime } from '../../clock.ts';
import { command, type Workplace } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { sameEmail } from './queue.ts';

/** The submission of that name. @throws CommandError when there is none. */
export async function namedSubmission(database: Database, name: string): Promise<Submission> {
  const submission = await findSubmission(database, name);
  if (submission) return submission;
  throw new CommandError(`There is no submission ${name}. banyan queue lists what waits.`);
}

/** All submissions of those names, each once. @throws CommandError when one names none: then nothing is done. */
export async function namedSubmissions(database: Database, names: readonly string[]): Promise<Submission[]> {
  const submissions = new Map<string, Submission>();
  for (const name of names) {
    const submission = await namedSubmission(database, name);
    submissions.set(submission.row.id, submission);
  }
  return [...submissions.values()];
}

const label = (column: string) => `${column.replaceAll('_', ' ')}:`.padEnd(22);
const indent = ' '.repeat(24);
const indented = (text: string) => text.replaceAll('\n', `\n${indent}`);
/** What is made of other columns. */
const hidden = ['email_key', 'position', 'sort_name', 'content', 'excerpt', 'wanted', 'before'];

/** Whose entry, and line by line what it says and what it shall say. */
function printChanges({ print }: Workplace, { row, member }: Submission & { kind: 'correction' }): void {
  print(
    `  ${label('entry of')}${member.first_name} ${member.last_name}, ${member.reference}, ${member.email}`,
  );
  for (const { column, from, to } of changesOf(row, member))
    print(`  ${label(column)}${from || '(nothing)'}  ->  ${to || '(nothing)'}`);
}

/** What was asked about it, by whom and when, and what was answered. */
async function printQuestions({ database, print }: Workplace, { row }: Submission): Promise<void> {
  for (const { asked_by, created_at, question, answer, answered_at } of await questionsAbout(database, [
    row.id,
  ])) {
    print(`  asked by ${asked_by} ${listedTime(created_at)}:`);
    print(`${indent}${indented(question)}`);
    if (answer === null || answered_at === null) continue;
    print(`  answered ${listedTime(answered_at)}:`);
    print(`${indent}${indented(answer)}`);
  }
}

async function printSubmission(workplace: Workplace, submission: Submission): Promise<void> {
  const { database, media, print } = workplace;
  const { kind, row } = submission;
  print(`${kind} ${referenceOf(submission)}`);
  for (const [column, value] of Object.entries(row)) {
    if (hidden.includes(column) || value === null || value === '') continue;
    print(`  ${label(column)}${indented(String(value))}`);
  }
  for (const line of await sameEmail(database, submission)) print(`  ${line}`);
  const onRoll = kind === 'member' && (await onRollOf(database, row));
  if (onRoll) print(`  ${onRoll.said}`);
  if (kind === 'correction') printChanges(workplace, submission);
  const photo = kind === 'story' && (await portraitFile(row.photo, media));
  if (photo) print(`  ${label(`photo ${media.place}`)}${photo}`);
  await printQuestions(workplace, submission);
}

/** One submission or several, whole. */
export const show = command({
  name: 'show',
  summary: 'one of them or several, whole; ID is its reference or its id',
  options: {},
  words: { submission: { shown: 'ID', count: 'several' } },
  async run(context) {
    const { database, words } = context;
    for (const submission of await namedSubmissions(database, words.submission)) {
      await printSubmission(context, submission);
    }
  },
});
