import { Email, type Grant, Grants, Name, roles } from '@banyan/api/office';
import * as v from 'valibot';
import { transaction } from '../../../database/transaction.ts';
import { HttpError } from '../../../http/http-error.ts';
import { grantsInWords } from '../../../identity/emails.ts';
import { inviteBack, inviteVolunteer, withdrawInvitation } from '../../../identity/invitations.ts';
import { volunteerList } from '../../../identity/list.ts';
import { takeOut } from '../../../identity/managing.ts';
import { allVolunteers, volunteerByEmail } from '../../../identity/volunteers.ts';
import { chapterAsked } from '../../chapter.ts';
import { command, type Workplace } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';

/** @throws CommandError if the Office is turned off */
function requireOffice({ config }: Workplace): void {
  if (!config.office)
    throw new CommandError(
      'The Office is off. Set OFFICE=on for the site and for this command; nothing was done.',
    );
}

/** Validates typed input like the Office. @throws CommandError with the validation message */
function read<S extends v.GenericSchema>(schema: S, typed: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, typed);
  if (!result.success) throw new CommandError(`${result.issues[0].message}; nothing was done.`);
  return result.output;
}

/** Volunteer with this email. @throws CommandError */
async function namedVolunteer({ database }: Workplace, email: string) {
  const volunteer = await volunteerByEmail(database, email);
  if (volunteer) return volunteer;
  throw new CommandError(`Nobody with the email ${email} works in the Office; nothing was done.`);
}

/** Roles for an invitation. The first volunteer is always an admin, because somebody has to invite the others. */
function rolesAsked(
  isFirst: boolean,
  role: string | undefined,
  chapter: string | undefined,
): readonly Grant[] {
  if (isFirst && role !== undefined && role !== 'admin')
    throw new CommandError('The first volunteer is an admin. Invite them without --role; nothing was done.');
  if (role === undefined && !isFirst)
    throw new CommandError(`Say what they are: --role ${roles.join(', --role ')}; nothing was done.`);
  return read(Grants, [{ role: role ?? 'admin', chapter: chapterAsked(chapter) ?? null }]);
}

/** Creates an invitation link, with which a volunteer makes a passkey. */
export const officeInvite = command({
  name: 'office invite',
  summary: 'prints a link that makes a person a volunteer of the Office; works once, within 24 hours',
  options: {
    role: { value: 'ROLE', summary: `role: ${roles.join(', ')}; the first volunteer is an admin` },
    chapter: { value: 'ID', summary: 'limits a reviewer, an organizer or a reader to one chapter' },
    name: { value: 'NAME', summary: 'their name; otherwise they enter it when they join' },
    again: { summary: 'ends a volunteer’s passkeys, codes and sessions, and prints a new link for them' },
    ...signed,
  },
  words: { first: { shown: '[NAME] EMAIL' }, second: { shown: '', count: 'optional' } },
  async run(context) {
    const { config, database, now, print, who, words, options } = context;
    requireOffice(context);
    const email = read(Email, words.second ?? words.first);
    const typed = words.second === undefined ? options.name : words.first;
    const name = read(Name, typed ?? email.replace(/@.*/, ''));
    const inviter = { who, config };
    if (options.again && (options.role ?? options.chapter) !== undefined)
      throw context.misspelt('--again changes nothing of what they may do; leave out --role and --chapter');
    const again = options.again ? await namedVolunteer(context, email) : undefined;
    if (!again && (await volunteerByEmail(database, email)))
      throw new CommandError(
        `${email} works in the Office already. If they cannot enter: --again. Nothing was done.`,
      );
    const invited = await transaction(database, async (trx) => {
      if (again) return inviteBack(trx, inviter, again, now);
      const isFirst = (await allVolunteers(trx)).length === 0;
      const grants = rolesAsked(isFirst, options.role, options.chapter);
      return inviteVolunteer(trx, inviter, { name, email, grants }, now);
    });
    if (again) print(`The passkeys, codes and sessions of ${again.name} have ended.`);
    print(`A link for ${again?.name ?? name}. It works once, within 24 hours, for whoever opens it:`);
    print(invited.link);
    print(
      invited.isMailed
        ? `An email with it to ${email} is in the outbox.`
        : 'Mail is not set up, so hand it over yourself.',
    );
  },
});

/** Lists the volunteers with access. */
export const officeList = command({
  name: 'office list',
  summary: 'lists the volunteers of the Office with their dates and last visits, and the invitations',
  options: {},
  words: {},
  async run(context) {
    const { database, now, print } = context;
    requireOffice(context);
    const { volunteers, invitations } = await volunteerList(database, now);
    for (const one of volunteers) {
      print(`${one.name} <${one.email}>, ${grantsInWords(one.grants)}`);
      print(
        `    since ${one.since.slice(0, 10)}, last seen ${one.seenAt?.slice(0, 10) ?? 'never'}; passkeys ${one.passkeys}, codes ${one.codesLeft}`,
      );
    }
    for (const one of invitations)
      print(`${one.name} <${one.email}>, invited as ${grantsInWords(one.grants)} until ${one.expiresAt}`);
    if (volunteers.length + invitations.length === 0)
      print('Nobody can sign in to the Office yet: banyan office invite EMAIL');
  },
});

/** Ends a volunteer’s access at once. */
export const officeEnd = command({
  name: 'office end',
  summary: 'ends a volunteer’s access right away, or withdraws an invitation',
  options: { ...signed },
  words: { email: { shown: 'EMAIL' } },
  async run(context) {
    const { database, now, print, who, words } = context;
    requireOffice(context);
    const email = words.email.trim();
    if (await transaction(database, (trx) => withdrawInvitation(trx, who, email, now))) {
      print(`The invitation to ${email} is not good any more.`);
      if (!(await volunteerByEmail(database, email))) return;
    }
    const volunteer = await namedVolunteer(context, email);
    try {
      await transaction(database, (trx) => takeOut(trx, { who }, volunteer, now));
    } catch (error) {
      throw error instanceof HttpError ? new CommandError(`${error.message} Nothing was done.`) : error;
    }
    print(`${volunteer.name} cannot enter the Office any more.`);
  },
});
