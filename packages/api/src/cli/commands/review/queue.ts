import type { Database } from '../../../server/database/database.ts';
import { changesOf } from '../../../server/members/corrections.ts';
import { othersWithEmail } from '../../../server/members/same-email.ts';
import { referenceOf, type Submission, waiting } from '../../../server/review/submissions.ts';
import { command } from '../../command.ts';

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

/** What waits for somebody to read it. */
export const queue = command({
  name: 'queue',
  summary: 'what waits for review: members, corrections, stories, jobs and messages, oldest first',
  options: {},
  words: {},
  async run({ database, print }) {
    const submissions = together(await waiting(database));
    const [first] = submissions;
    if (!first) {
      print('Nothing waits for review.');
      return;
    }
    for (const submission of submissions) {
      const [who, about] = inShort(submission);
      const { kind, row } = submission;
      print(
        `${referenceOf(submission)}  ${day(row.created_at)}  ${kind.padEnd(10)}  ${who}  ·  ${about.slice(0, 60)}`,
      );
      for (const line of await sameEmail(database, submission)) print(`             ${line}`);
    }
    print('');
    print(`${submissions.length} waiting. Read one with: banyan show ${referenceOf(first)}`);
  },
});
