import { emailKey } from '@banyan/api/internal';
import { audit } from '../../../audit/audit.ts';
import type { Database } from '../../../database/database.ts';
import type { MemberTable } from '../../../database/member-tables.ts';
import { write } from '../../../database/write.ts';
import { queueLetter } from '../../../mail/outbox.ts';
import { unhideEntry } from '../../../members/entries.ts';
import { entryLinksLetter } from '../../../members/entry-letters.ts';
import { isHere } from '../../../members/imports.ts';
import { findSubmission } from '../../../review/submissions.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed, type Words } from '../../definition.ts';

/** The approved member of that reference, id or e-mail: who was imported knows no reference. @throws CommandError */
async function namedMember(database: Database, name: string): Promise<MemberTable> {
  const byEmail = await database
    .selectFrom('members')
    .selectAll()
    .where('email_key', '=', emailKey(name.trim()))
    .where('status', '=', 'approved')
    .where(isHere)
    .executeTakeFirst();
  if (byEmail) return byEmail;
  const found = await findSubmission(database, name);
  if (found?.kind === 'member' && found.row.status === 'approved') return found.row;
  throw new CommandError(`There is no approved member ${name}; nothing was done.`);
}

const oneMember = { member: { shown: 'ID|E-MAIL' } } as const satisfies Words;

/** For a member who lost their letter, or whose links are too old. */
export const links = command({
  name: 'links',
  summary: 'sends a member their own links to correct or hide their entry, only to the address we have',
  options: { ...signed },
  words: oneMember,
  async run({ config, database, now, print, who, words }) {
    const member = await namedMember(database, words.member);
    await write(database, async (writing) => {
      await queueLetter(writing, await entryLinksLetter(writing, member, config, now), now);
      await audit(writing, { who, action: 'links', subject: `member ${member.id}`, detail: '' }, now);
    });
    print(`A mail with the links to ${member.email} is in the outbox.`);
  },
});

/** For a member who wants to be found again. */
export const unhide = command({
  name: 'unhide',
  summary: 'puts a member who had hidden their entry back into the directory, when they ask for it',
  options: { ...signed },
  words: oneMember,
  async run({ database, now, print, who, words }) {
    const member = await namedMember(database, words.member);
    if (!(await unhideEntry(database, member, who, now))) {
      throw new CommandError(`${member.reference} had not hidden their entry; nothing was changed.`);
    }
    print(`${member.reference} is in the directory again.`);
  },
});
