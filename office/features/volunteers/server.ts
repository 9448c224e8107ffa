import { officeMessages as messages } from '@banyan/api/office';
import type { Transaction } from '@banyan/server/database/database';
import { transaction } from '@banyan/server/database/transaction';
import { HttpError } from '@banyan/server/http/http-error';
import type { Actor } from '@banyan/server/identity/actor';
import { handDraftsOver } from '@banyan/server/identity/drafts';
import { type Invited, inviteBack, inviteVolunteer } from '@banyan/server/identity/invitations';
import { listed, volunteerList } from '@banyan/server/identity/list';
import { changeGrants, takeOut } from '@banyan/server/identity/managing';
import { isAdmin, type Volunteer, volunteerByEmail, volunteerById } from '@banyan/server/identity/volunteers';
import { implement } from '../../kernel/implement.ts';
import { volunteerCalls } from './calls.ts';

const by = ({ volunteer }: Actor) => ({ who: volunteer.id, volunteer });

/**
 * Checks inside the transaction that the caller is still an admin: two admins may end each other’s access at once. @throws
 * HttpError 404
 */
async function requireStillAdmin(trx: Transaction, { volunteer }: Actor): Promise<void> {
  if (!(await isAdmin(trx, volunteer.id))) throw new HttpError(404, messages.nothingHere);
}

/** Another volunteer. @throws HttpError 404; 409 for the caller */
async function another(trx: Transaction, id: string, actor: Actor): Promise<Volunteer> {
  await requireStillAdmin(trx, actor);
  if (id === actor.volunteer.id) throw new HttpError(409, messages.notYourself);
  const found = await volunteerById(trx, id);
  if (!found) throw new HttpError(404, messages.nothingHere);
  return found;
}

const answerOf = ({ id, expiresAt, link, isMailed }: Invited) => ({
  id,
  expiresAt: new Date(expiresAt).toISOString(),
  link: isMailed ? null : link,
});

export const volunteerServer = implement(volunteerCalls, {
  getVolunteers: {
    summary: 'Volunteers and open invitations.',
    handle: (_, { services, at }) => volunteerList(services.database, at),
  },
  invite: {
    summary: 'Invites a person to volunteer.',
    audit: ['invite'],
    handle: ({ body }, { services: { config }, actor, at, transaction }) =>
      transaction(async (trx) => {
        await requireStillAdmin(trx, actor);
        if (await volunteerByEmail(trx, body.email)) throw new HttpError(409, messages.volunteerAlready);
        return answerOf(await inviteVolunteer(trx, { ...by(actor), config }, body, at));
      }),
  },
  inviteAgain: {
    summary: 'Invites a volunteer again who cannot sign in anymore.',
    audit: ['invite again'],
    handle: ({ params: { id } }, { services: { config }, actor, at, transaction }) =>
      transaction(async (trx) => {
        const volunteer = await another(trx, id, actor);
        return answerOf(await inviteBack(trx, { ...by(actor), config }, volunteer, at));
      }),
  },
  saveGrants: {
    summary: 'Changes the permissions of a volunteer.',
    audit: ['grants'],
    async handle({ params: { id }, body: { grants, version } }, { services: { database }, actor, at }) {
      const volunteer = await transaction(database, async (trx) => {
        const found = await another(trx, id, actor);
        await changeGrants(trx, by(actor), { volunteer: found, grants, version }, at);
        return { ...found, version: version + 1 };
      });
      return listed(database, volunteer, at);
    },
  },
  endVolunteer: {
    summary: 'Ends the access of a volunteer.',
    audit: ['end'],
    handle: ({ params: { id } }, { actor, at, transaction }) =>
      transaction(async (trx) => {
        const leaving = await another(trx, id, actor);
        await handDraftsOver(trx, id, actor.volunteer.id);
        await takeOut(trx, by(actor), leaving, at);
        return { success: true };
      }),
  },
});
