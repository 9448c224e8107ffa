import { audit } from '../../../server/audit/audit.ts';
import { emailKey } from '../../../server/database/identity.ts';
import type { MemberTable } from '../../../server/database/tables.ts';
import { queueLetter } from '../../../server/mail/outbox.ts';
import { unhideEntry } from '../../../server/members/entries.ts';
import { entryLinksLetter } from '../../../server/members/entry-letters.ts';
import { findSubmission } from '../../../server/review/submissions.ts';
import { type Command, type CommandContext, CommandError } from '../../command.ts';

/** The approved member of that reference, id or e-mail: who was imported knows no reference. @throws CommandError */
async function namedMember({ database, words }: CommandContext, usage: string): Promise<MemberTable> {
  const [name, ...more] = words;
  if (!name || more.length > 0) throw new CommandError(`Name one member: banyan ${usage}`, 2);
  const byEmail = await database
    .selectFrom('members')
    .selectAll()
    .where('email_key', '=', emailKey(name.trim()))
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (byEmail) return byEmail;
  const found = await findSubmission(database, name);
  if (found?.kind === 'member' && found.row.status === 'approved') return found.row;
  throw new CommandError(`There is no approved member ${name}; nothing was done.`);
}

/** A member lost their letter, or its links are too old. */
export const links: Command = {
  name: 'links',
  usage: 'links ID|E-MAIL',
  summary: 'sends a member their own links to correct or hide their entry, only to the address we have',
  async run(context) {
    const { config, database, now, print, who } = context;
    const member = await namedMember(context, links.usage);
    await database.transaction().execute(async (writing) => {
      await queueLetter(writing, entryLinksLetter(member, config, now), now);
      await audit(writing, { who, action: 'links', subject: `member ${member.id}`, detail: '' }, now);
    });
    print(`A mail with the links to ${member.email} is in the outbox.`);
  },
};

/** A member wants to be found again. */
export const unhide: Command = {
  name: 'unhide',
  usage: 'unhide ID|E-MAIL',
  summary: 'puts a member who had hidden their entry back into the directory, when they ask for it',
  async run(context) {
    const { database, now, print, who } = context;
    const member = await namedMember(context, unhide.usage);
    if (!(await unhideEntry(database, member, who, now))) {
      throw new CommandError(`${member.reference} had not hidden their entry; nothing was changed.`);
    }
    print(`${member.reference} is in the directory again.`);
  },
};
