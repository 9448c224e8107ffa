import type { Transaction } from '../database/database.ts';
import { type PersonalTables, plainRow } from '../database/personal-data.ts';

/** Deletes a member's sign-in data and email choices. @returns the number of sessions */
async function forgetOwnCheckIns(trx: Transaction, key: string): Promise<number> {
  await trx.deleteFrom('sign_in_links').where('subject_id', '=', key).execute();
  await trx.deleteFrom('member_passkeys').where('email_key', '=', key).execute();
  await trx.deleteFrom('unwanted_letters').where('email_key', '=', key).execute();
  const { numDeletedRows } = await trx
    .deleteFrom('sign_in_sessions')
    .where('subject_id', '=', key)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Personal data of volunteers, whose actions stay in the audit log under their ids, and the sessions of members, who have no id but
 * their email.
 */
export const identityPerson: PersonalTables = {
  tables: [
    'volunteers',
    'grants',
    'passkeys',
    'recovery_codes',
    'invitations',
    'sign_in_sessions',
    'sign_in_links',
    'member_passkeys',
    'unwanted_letters',
    'drafts',
    'saved_views',
  ],
  async export(database, key) {
    const ids = database.selectFrom('volunteers').select('id').where('email_key', '=', key);
    const volunteers = database.selectFrom('volunteers').selectAll().where('email_key', '=', key);
    const grants = database.selectFrom('grants').selectAll().where('volunteer_id', 'in', ids);
    const passkeys = database.selectFrom('passkeys').selectAll().where('volunteer_id', 'in', ids);
    const codes = database
      .selectFrom('recovery_codes')
      .select(['created_at', 'used_at'])
      .where('volunteer_id', 'in', ids);
    const sessions = database
      .selectFrom('sign_in_sessions')
      .select(['label', 'created_at', 'ended_at'])
      .where((session) => session.or([session('subject_id', 'in', ids), session('subject_id', '=', key)]));
    const links = database
      .selectFrom('sign_in_links')
      .select(['purpose', 'used_at'])
      .where('subject_id', '=', key);
    const ownPasskeys = database
      .selectFrom('member_passkeys')
      .select(['label', 'created_at', 'last_used_at'])
      .where('email_key', '=', key);
    const unwanted = database
      .selectFrom('unwanted_letters')
      .select(['letter', 'since'])
      .where('email_key', '=', key);
    const invitations = database
      .selectFrom('invitations')
      .select(['name', 'email', 'grants', 'created_at', 'used_at'])
      .where('email_key', '=', key);
    const drafts = database
      .selectFrom('drafts')
      .select(['kind', 'subject', 'body', 'saved_at'])
      .where('volunteer_id', 'in', ids);
    const views = database
      .selectFrom('saved_views')
      .select(['name', 'path', 'search', 'created_at'])
      .where('volunteer_id', 'in', ids);
    return {
      volunteers: (await volunteers.execute()).map((row) =>
        plainRow(row, ['id', 'email_key', 'handle', 'version'], ['keys_off', 'steps_away']),
      ),
      roles: (await grants.execute()).map((row) => plainRow(row, ['volunteer_id', 'given_by'])),
      passkeys: (await passkeys.execute()).map((row) =>
        plainRow(row, ['id', 'volunteer_id', 'public_key', 'counter', 'transports'], ['backed_up']),
      ),
      recoveryCodes: (await codes.execute()).map((row) => plainRow(row, [])),
      signIns: (await sessions.execute()).map((row) => plainRow(row, [])),
      signInEmails: (await links.execute()).map((row) => plainRow(row, [])),
      ownPagePasskeys: (await ownPasskeys.execute()).map((row) => plainRow(row, [])),
      unwantedEmails: (await unwanted.execute()).map((row) => plainRow(row, [])),
      drafts: (await drafts.execute()).map((row) => plainRow(row, [])),
      savedViews: (await views.execute()).map((row) => plainRow(row, [])),
      invitations: (await invitations.execute()).map((row) => plainRow(row, [])),
    };
  },
  async forget(trx, key) {
    const all = await trx
      .selectFrom('volunteers')
      .select(['id', 'ended_at'])
      .where('email_key', '=', key)
      .execute();
    const left = all.filter(({ ended_at }) => ended_at !== null).map(({ id }) => id);
    for (const id of left) {
      await trx
        .updateTable('volunteers')
        .set({ name: '', email: '', email_key: '' })
        .where('id', '=', id)
        .execute();
      await trx.deleteFrom('grants').where('volunteer_id', '=', id).execute();
      await trx.deleteFrom('sign_in_sessions').where('subject_id', '=', id).execute();
    }
    const sessions = await forgetOwnCheckIns(trx, key);
    const { numDeletedRows } = await trx
      .deleteFrom('invitations')
      .where('email_key', '=', key)
      .executeTakeFirstOrThrow();
    return {
      counts: {
        volunteers: left.length,
        invitations: Number(numDeletedRows),
        'sign-ins to their own page': sessions,
      },
      ids: left,
      kept:
        left.length < all.length
          ? ['They are a volunteer. Their Office data is kept until their access ends: banyan office end.']
          : [],
    };
  },
  /**
   * A member who is signed in at the old address has to sign in again, by the new one or a passkey. The Office sign-in is not
   * affected.
   */
  async move(trx, key, to, now) {
    await trx
      .updateTable('sign_in_sessions')
      .set({ ended_at: new Date(now).toISOString() })
      .where('subject_id', '=', key)
      .where('kind', '=', 'member')
      .where('ended_at', 'is', null)
      .execute();
    await trx.deleteFrom('sign_in_links').where('subject_id', '=', key).execute();
    await trx
      .updateTable('member_passkeys')
      .set({ email_key: to.key })
      .where('email_key', '=', key)
      .execute();
    // Opt-outs are deleted, so that nobody misses an email that they want.
    await trx.deleteFrom('unwanted_letters').where('email_key', '=', key).execute();
  },
  retentions: [],
};
