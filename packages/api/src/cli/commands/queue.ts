import { referenceOf, type Submission, waiting } from '../../server/store/submissions.ts';
import type { Command } from '../command.ts';

const day = (iso: string) => iso.slice(0, 10);

/** Who it is from, and what it is about in a few words. */
function inShort({ kind, row }: Submission): [who: string, about: string] {
  if (kind === 'story') return [row.name, row.title];
  if (kind === 'job') return [row.poster_name, `${row.title}, ${row.company}`];
  const name = `${row.first_name} ${row.last_name}`;
  if (kind === 'member') return [name, `${row.year} ${row.dept_other || row.dept}`];
  return [name, row.message.split('\n', 1)[0] ?? ''];
}

/** What waits for somebody to read it. */
export const queue: Command = {
  name: 'queue',
  usage: 'queue',
  summary: 'what waits for review: members, stories, jobs and messages, oldest first',
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
        `${referenceOf(submission)}  ${day(row.created_at)}  ${kind.padEnd(7)}  ${who}  ·  ${about.slice(0, 60)}`,
      );
    }
    print('');
    print(`${submissions.length} waiting. Read one with: banyan show ${referenceOf(first)}`);
  },
};
