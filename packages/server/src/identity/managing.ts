import { type Grant, officeMessages as messages } from '@banyan/api/office';
import { auditUnseen, type Deed } from '../audit/audit.ts';
import type { Writing } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { endPasses } from './door-passes.ts';
import { tellAdminGone, tellGrants } from './letters.ts';
import { endSessionsOf } from './sessions.ts';
import {
  admins,
  endInvitationsBy,
  isAdmin,
  nextVersion,
  removeVolunteer,
  setGrants,
  type Volunteer,
} from './volunteers.ts';

/** Who does it: for the log, and the volunteer they are, if they are one. */
interface By {
  who: string;
  volunteer?: Volunteer;
}

const deedOf = ({ who, volunteer }: By, action: Deed['action'], about: Volunteer): Deed => ({
  who,
  volunteer: volunteer?.id,
  action,
  subject: `volunteer ${about.id}`,
  detail: '',
});

/** Asks, in the transaction that takes an admin away, whether another one stays. @throws Refusal 409 */
async function requireAnotherAdmin(writing: Writing, { id }: Volunteer): Promise<void> {
  const others = (await admins(writing)).filter((admin) => admin.id !== id);
  if (others.length === 0) throw new Refusal(409, messages.onlyAdmin);
}

/**
 * Changes what somebody may do. Their sessions end, and passes that they have made: with the next one they are what they are now. Who is
 * no admin any more has invited nobody: an invitation that they made would bring a permission back that they have lost.
 * @param version The one that was read. @throws Refusal 409 when it is another, or for the only admin
 */
export async function changeGrants(
  writing: Writing,
  by: By,
  { volunteer, grants, version }: { volunteer: Volunteer; grants: readonly Grant[]; version: number },
  now: number,
): Promise<void> {
  const losesAdmin = (await isAdmin(writing, volunteer.id)) && grants.every(({ role }) => role !== 'admin');
  if (losesAdmin) await requireAnotherAdmin(writing, volunteer);
  if (!(await nextVersion(writing, volunteer.id, version)))
    throw new Refusal(409, messages.changed, {
      errors: [{ field: 'version', code: 'changed', message: messages.changed }],
    });
  await setGrants(writing, volunteer.id, { grants, givenBy: by.volunteer?.id ?? '' }, now);
  await endSessionsOf(writing, volunteer.id, now);
  await endPasses(writing, { made_by: volunteer.id }, now);
  await tellGrants(writing, volunteer, grants, now);
  if (losesAdmin) {
    await endInvitationsBy(writing, volunteer.id);
    await tellAdminGone(writing, volunteer, now);
  }
  const roles = grants.map(({ role, chapter }) => (chapter ? `${role} ${chapter}` : role));
  await auditUnseen(writing, { ...deedOf(by, 'grants', volunteer), data: { roles } }, now);
}

/** Takes somebody out at once. @throws Refusal 409 for the only admin */
export async function takeOut(writing: Writing, by: By, volunteer: Volunteer, now: number): Promise<void> {
  const wasAdmin = await isAdmin(writing, volunteer.id);
  if (wasAdmin) {
    await requireAnotherAdmin(writing, volunteer);
    await tellAdminGone(writing, volunteer, now);
  }
  await removeVolunteer(writing, volunteer.id, now);
  await auditUnseen(writing, deedOf(by, 'end', volunteer), now);
}
