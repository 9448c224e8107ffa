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

/** The actor: a name for the audit log, and the volunteer, if it is one. */
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

/** Checks, in the transaction that removes an admin, that another one remains. @throws HttpError 409 */
async function requireAnotherAdmin(trx: Transaction, { id }: Volunteer): Promise<void> {
  const others = (await admins(trx)).filter((admin) => admin.id !== id);
  if (others.length === 0) throw new HttpError(409, messages.onlyAdmin);
}

/**
 * Changes a volunteer's permissions. Their sessions and check-in passes end, so that the next sign-in has the new permissions. The
 * open invitations of a former admin end, too: they could give the lost permission back.
 * @param version The version that was read. @throws HttpError 409 when it has changed, or for the only admin
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

/** Ends a volunteer's access at once. @throws HttpError 409 for the only admin */
export async function takeOut(trx: Transaction, by: By, volunteer: Volunteer, now: number): Promise<void> {
  const wasAdmin = await isAdmin(trx, volunteer.id);
  if (wasAdmin) {
    await requireAnotherAdmin(trx, volunteer);
    await notifyAdminGone(trx, volunteer, now);
  }
  await removeVolunteer(trx, volunteer.id, now);
  await auditUnseen(trx, auditActionOf(by, 'end', volunteer), now);
}
