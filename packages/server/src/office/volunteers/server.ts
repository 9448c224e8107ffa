import { officeMessages as messages, type OfficeCalls } from '@banyan/api/office';
import type { Writing } from '../../database/database.ts';
import { write } from '../../database/write.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import type { Actor } from '../identity/actor.ts';
import { handDraftsOver } from '../identity/drafts.ts';
import { type Invited, inviteBack, inviteVolunteer } from '../identity/invitations.ts';
import { listed, volunteerList } from '../identity/list.ts';
import { changeGrants, takeOut } from '../identity/managing.ts';
import { isAdmin, type Volunteer, volunteerByEmail, volunteerById } from '../identity/volunteers.ts';
import type { OfficeHandler } from '../kernel/handler.ts';

const by = ({ volunteer }: Actor) => ({ who: volunteer.id, volunteer });

/** Of two admins who take each other out at once, the slower one is out. @throws Refusal 404 */
async function requireStillAdmin(writing: Writing, { volunteer }: Actor): Promise<void> {
  if (!(await isAdmin(writing, volunteer.id))) throw new Refusal(404, messages.nothingHere);
}

/** Somebody else who works here. @throws Refusal 404, and 409 for oneself */
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

export const getVolunteersHandler = ({
  database,
  now,
}: Services): OfficeHandler<OfficeCalls['getVolunteers']> => ({
  answer: () => volunteerList(database, now()),
});

export const inviteHandler = ({ config, database, now }: Services): OfficeHandler<OfficeCalls['invite']> => ({
  answer: ({ body }, { actor }) =>
    write(database, async (writing) => {
      await requireStillAdmin(writing, actor);
      if (await volunteerByEmail(writing, body.email)) throw new Refusal(409, messages.volunteerAlready);
      return answerOf(await inviteVolunteer(writing, { ...by(actor), config }, body, now()));
    }),
});

export const inviteAgainHandler = ({
  config,
  database,
  now,
}: Services): OfficeHandler<OfficeCalls['inviteAgain']> => ({
  answer: ({ params: { id } }, { actor }) =>
    write(database, async (writing) => {
      const volunteer = await another(writing, id, actor);
      return answerOf(await inviteBack(writing, { ...by(actor), config }, volunteer, now()));
    }),
});

export const saveGrantsHandler = ({ database, now }: Services): OfficeHandler<OfficeCalls['saveGrants']> => ({
  async answer({ params: { id }, body: { grants, version } }, { actor }) {
    const volunteer = await write(database, async (writing) => {
      const found = await another(writing, id, actor);
      await changeGrants(writing, by(actor), { volunteer: found, grants, version }, now());
      return { ...found, version: version + 1 };
    });
    return listed(database, volunteer, now());
  },
});

export const endVolunteerHandler = ({
  database,
  now,
}: Services): OfficeHandler<OfficeCalls['endVolunteer']> => ({
  answer: ({ params: { id } }, { actor }) =>
    write(database, async (writing) => {
      const leaving = await another(writing, id, actor);
      await handDraftsOver(writing, id, actor.volunteer.id);
      await takeOut(writing, by(actor), leaving, now());
      return { success: true as const };
    }),
});
