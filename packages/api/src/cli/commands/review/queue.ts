import { changesOf } from '../../../server/members/corrections.ts';
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

/** What waits for somebody to read it. */
export const queue = command({
  name: 'queue',
  summary: 'what waits for review: members, corrections, stories, jobs and messages, oldest first',
  options: {},
  words: {},
  async run({ database, print }) {
    const submissions = await waiting(database);
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
    }
    print('');
    print(`${submissions.length} waiting. Read one with: banyan show ${referenceOf(first)}`);
  },
});
