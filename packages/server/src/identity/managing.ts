import { type Grant, officeMessages as messages } from '@banyan/api/office';
import { type AuditAction, auditUnseen } from '../audit/audit.ts';
import type { Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { endPasses } from './check-in-passes.ts';
import { notifyAdminGone, notifyGrants } from './emails.ts';
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

const auditActionOf = (
  { who, volunteer }: By,
  action: AuditAction['action'],
  about: Volunteer,
): AuditAction => ({
  who,
  volunteer: volunteer?.id,
  action,
  subject: `volunteer ${about.id}`,
  detail: '',
});

/** Asks, in the transaction that takes an admin away, whether another one stays. @throws Refusal 409 */
async function requireAnotherAdmin(trx: Transaction, { id }: Volunteer): Promise<void> {
  const others = (await admins(trx)).filter((admin) => admin.id !== id);
  if (others.length === 0) throw new HttpError(409, messages.onlyAdmin);
}

/**
 * Changes what somebody may do. Their sessions end, and passes that they have made: with the next one they are what they are now. Who is
 * no admin any more has invited nobody: an invitation that they made would bring a permission back that they have lost.
 * @param version The one that was read. @throws Refusal 409 when it is another, or for the only admin
 */
export async function changeGrants(
  trx: Transaction,
  by: By,
  { volunteer, grants, version }: { volunteer: Volunteer; grants: readonly Grant[]; version: number },
  now: number,
): Promise<void> {
  const losesAdmin = (await isAdmin(trx, volunteer.id)) && grants.every(({ role }) => role !== 'admin');
  if (losesAdmin) await requireAnotherAdmin(trx, volunteer);
  if (!(await nextVersion(trx, volunteer.id, version)))
    throw new HttpError(409, messages.changed, {
      errors: [{ field: 'version', code: 'changed', message: messages.changed }],
    });
  await setGrants(trx, volunteer.id, { grants, givenBy: by.volunteer?.id ?? '' }, now);
  await endSessionsOf(trx, volunteer.id, now);
  await endPasses(trx, { made_by: volunteer.id }, now);
  await notifyGrants(trx, volunteer, grants, now);
  if (losesAdmin) {
    await endInvitationsBy(trx, volunteer.id);
    await notifyAdminGone(trx, volunteer, now);
  }
  const roles = grants.map(({ role, chapter }) => (chapter ? `${role} ${chapter}` : role));
  await auditUnseen(trx, { ...auditActionOf(by, 'grants', volunteer), data: { roles } }, now);
}

/** Takes somebody out at once. @throws Refusal 409 for the only admin */
export async function takeOut(trx: Transaction, by: By, volunteer: Volunteer, now: number): Promise<void> {
  const wasAdmin = await isAdmin(trx, volunteer.id);
  if (wasAdmin) {
    await requireAnotherAdmin(trx, volunteer);
    await notifyAdminGone(trx, volunteer, now);
  }
  await removeVolunteer(trx, volunteer.id, now);
  await auditUnseen(trx, auditActionOf(by, 'end', volunteer), now);
}
