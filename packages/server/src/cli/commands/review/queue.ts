import type { Database } from '../../../database/database.ts';
import { changesOf } from '../../../members/corrections.ts';
import { othersWithEmail } from '../../../members/same-email.ts';
import { type Questioned, readQueue } from '../../../review/ask.ts';
import { referenceOf, type Submission } from '../../../review/submissions.ts';
import { listedTime } from '../../clock.ts';
import { command, type Workplace } from '../../command.ts';

const day = (iso: string) => iso.slice(0, 10);

/** Who it is from, and what it is about in a few words. */
function inShort(submission: Submission): [who: string, about: string] {
  const { kind, row } = submission;
  if (kind === 'story') return [row.name, row.title];
  if (kind === 'job') return [row.poster_name, `${row.title}, ${row.company}`];
  if (kind === 'correction') {
    const { member } = submission;
    const changed = changesOf(row, member).map(({ column }) => column.replaceAll('_', ' '));
    return [`${member.first_name} ${member.last_name}`, changed.join(', ')];
  }
  const name = `${row.first_name} ${row.last_name}`;
  if (kind === 'member') return [name, `${row.year} ${row.dept_other || row.dept}`];
  return [name, row.message.split('\n', 1)[0] ?? ''];
}

/** Requests with one e-mail stand together, where the first of them stands. */
const together = (submissions: readonly Submission[]) =>
  [
    ...Map.groupBy(submissions, ({ kind, row }) => (kind === 'member' ? row.email_key : row.id)).values(),
  ].flat();

/** Who else is in here by the e-mail of a request, in a line for each; none for what is no request. */
export async function sameEmail(database: Database, { kind, row }: Submission): Promise<string[]> {
  if (kind !== 'member') return [];
  return (await othersWithEmail(database, row)).map(
    ({ status, reference, first_name, last_name, year }) =>
      `the same e-mail: ${reference} ${status === 'approved' ? 'is approved' : 'waits'}, ${first_name} ${last_name}, ${year}`,
  );
}

/** One of the queue: a line, and below it whatever is to be known before it is looked at. @param notes About itself. */
async function printOne({ database, print }: Workplace, submission: Submission, notes: readonly string[]) {
  const [who, about] = inShort(submission);
  const { kind, row } = submission;
  print(
    `${referenceOf(submission)}  ${day(row.created_at)}  ${kind.padEnd(10)}  ${who}  ·  ${about.slice(0, 60)}`,
  );
  for (const line of [...notes, ...(await sameEmail(database, submission))]) print(`             ${line}`);
}

const answeredNote = ({ question: { answered_at } }: Questioned) =>
  answered_at === null ? 'an answer to an earlier question came in' : `answered ${listedTime(answered_at)}`;

const askedNote = ({ question: { asked_by, created_at } }: Questioned) =>
  `asked by ${asked_by} ${listedTime(created_at)}, no answer yet`;

/** What waits for somebody to read it. */
export const queue = command({
  name: 'queue',
  summary: 'what waits for review: what was answered first, then oldest first; then what waits for an answer',
  options: {},
  words: {},
  async run(context) {
    const { database, print } = context;
    const { answered, waiting, asked } = await readQueue(database);
    const notes = new Map(answered.map((one) => [one.submission.row.id, answeredNote(one)]));
    const submissions = together([...answered.map(({ submission }) => submission), ...waiting]);
    for (const submission of submissions) {
      const note = notes.get(submission.row.id);
      await printOne(context, submission, note ? [note] : []);
    }
    if (submissions.length === 0) print('Nothing waits for review.');
    if (asked.length > 0) print(`${submissions.length > 0 ? '\n' : ''}Asked:`);
    for (const one of asked) await printOne(context, one.submission, [askedNote(one)]);
    const first = submissions[0] ?? asked[0]?.submission;
    if (!first) return;
    print('');
    const counts = [
      `${submissions.length} waiting.`,
      ...(asked.length > 0 ? [`${asked.length} asked.`] : []),
    ];
    print(`${counts.join(' ')} Read one with: banyan show ${referenceOf(first)}`);
  },
});
