import { waiting } from '../../server/store/review.ts';
import type { Command } from '../command.ts';

const day = (iso: string) => iso.slice(0, 10);

/** What waits for somebody to read it. */
export const queue: Command = {
  name: 'queue',
  usage: 'queue',
  summary: 'what waits for review: membership requests and messages, oldest first',
  async run({ database, print }) {
    const submissions = await waiting(database);
    if (submissions.length === 0) {
      print('Nothing waits for review.');
      return;
    }
    for (const { kind, row } of submissions) {
      const name = `${row.first_name} ${row.last_name}`;
      const about =
        kind === 'member' ? `${row.year} ${row.dept_other || row.dept}` : row.message.split('\n', 1)[0];
      print(
        `${row.reference}  ${day(row.created_at)}  ${kind.padEnd(7)}  ${name}  ·  ${about?.slice(0, 60)}`,
      );
    }
    print('');
    print(`${submissions.length} waiting. Read one with: banyan show ${submissions[0]?.row.reference}`);
  },
};
