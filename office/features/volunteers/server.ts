import { officeMessages as messages } from '@banyan/api/office';
import type { Writing } from '@banyan/server/database/database';
import { write } from '@banyan/server/database/write';
import { Refusal } from '@banyan/server/http/refusal';
import type { Actor } from '@banyan/server/identity/actor';
import { handDraftsOver } from '@banyan/server/identity/drafts';
import { type Invited, inviteBack, inviteVolunteer } from '@banyan/server/identity/invitations';
import { listed, volunteerList } from '@banyan/server/identity/list';
import { changeGrants, takeOut } from '@banyan/server/identity/managing';
import { isAdmin, type Volunteer, volunteerByEmail, volunteerById } from '@banyan/server/identity/volunteers';
import { implement } from '../../kernel/implement.ts';
import { volunteerCalls } from './calls.ts';

const by = ({ volunteer }: Actor) => ({ who: volunteer.id, volunteer });

/** Of two admins who end each other's access at once, the slower one is out. @throws Refusal 404 */
async function requireStillAdmin(writing: Writing, { volunteer }: Actor): Promise<void> {
  if (!(await isAdmin(writing, volunteer.id))) throw new Refusal(404, messages.nothingHere);
}

/** Another volunteer. @throws Refusal 404, and 409 for oneself */
async function another(writing: Writing, id: string, actor: Actor): Promise<Volunteer> {
  await requireStillAdmin(writing, actor);
  if (id === actor.volunteer.id) throw new Refusal(409, messages.notYourself);
  const found = await volunteerById(writing, id);
  if (!found) throw new Refusal(404, messages.nothingHere);
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
    summary: 'Invites somebody to volunteer.',
    audit: ['invite'],
    handle: ({ body }, { services: { config }, actor, at, transaction }) =>
      transaction(async (writing) => {
        await requireStillAdmin(writing, actor);
        if (await volunteerByEmail(writing, body.email)) throw new Refusal(409, messages.volunteerAlready);
        return answerOf(await inviteVolunteer(writing, { ...by(actor), config }, body, at));
      }),
  },
  inviteAgain: {
    summary: 'Invites a volunteer again who cannot sign in anymore.',
    audit: ['invite again'],
    handle: ({ params: { id } }, { services: { config }, actor, at, transaction }) =>
      transaction(async (writing) => {
        const volunteer = await another(writing, id, actor);
        return answerOf(await inviteBack(writing, { ...by(actor), config }, volunteer, at));
      }),
  },
  saveGrants: {
    summary: 'Changes the permissions of a volunteer.',
    audit: ['grants'],
    async handle({ params: { id }, body: { grants, version } }, { services: { database }, actor, at }) {
      const volunteer = await write(database, async (writing) => {
        const found = await another(writing, id, actor);
        await changeGrants(writing, by(actor), { volunteer: found, grants, version }, at);
        return { ...found, version: version + 1 };
      });
      return listed(database, volunteer, at);
    },
  },
  endVolunteer: {
    summary: 'Ends the access of a volunteer.',
    audit: ['end'],
    handle: ({ params: { id } }, { actor, at, transaction }) =>
      transaction(async (writing) => {
        const leaving = await another(writing, id, actor);
        await handDraftsOver(writing, id, actor.volunteer.id);
        await takeOut(writing, by(actor), leaving, at);
        return { success: true };
      }),
  },
});
