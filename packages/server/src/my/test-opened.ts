import { transaction } from '../database/transaction.ts';
import { addDonation } from '../donations/rows.ts';
import { testVisitor } from '../donations/test-visitor.ts';
import { testServices } from '../http/test-services.ts';
import type { MemberLink } from '../identity/member-links.ts';
import { newMemberLink } from '../identity/member-links.ts';
import { beginSession } from '../identity/sessions.ts';

export const [noon, leela] = [Date.UTC(2027, 0, 1, 12), 'leela@example.org'];
const binding = 'what the browser has';

/** A site at noon on which Leela has given and requests her own page. */
export async function leelasSite() {
  const clock = { now: noon };
  const services = await testServices(clock);
  const { database } = services;
  const money = { provider: 'demo', cents: 2_500, currency: 'USD', token: 'x', tokenExpiresAt: 0 };
  const gift = await addDonation(database, money, noon);
  const at = new Date(noon).toISOString();
  await database
    .updateTable('donations')
    .set({
      state: 'captured',
      captured_at: at,
      captured_cents: 2_500,
      captured_currency: 'USD',
      first_name: 'Leela',
      last_name: 'Umbar',
      email: leela,
      email_key: leela,
    })
    .where('id', '=', gift.id)
    .execute();
  return {
    clock,
    services,
    database,
    gift,
    /** Link and code of the email that she requested. */
    email: (subject: string = leela): Promise<MemberLink> =>
      transaction(database, (trx) => newMemberLink(trx, { subject, binding }, clock.now)),
    /** Browser that requested the email. */
    asking: (more: Record<string, string> = {}) => testVisitor({ '__Host-my-asked': binding, ...more }),
    /** Browser in which she is signed in. */
    async signedIn() {
      const begun = { kind: 'member', subject: leela, passkey: null, label: 'Chrome, Linux' } as const;
      const { token, session } = await transaction(database, (trx) => beginSession(trx, begun, clock.now));
      return { token, session, ...testVisitor({ '__Host-my': token }) };
    },
    sessions: () => database.selectFrom('sign_in_sessions').selectAll().orderBy('id').execute(),
    emails: async () => {
      const rows = await database.selectFrom('outbox').select(['recipient', 'subject']).execute();
      return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`);
    },
    auditActions: async () => {
      const lines = await database.selectFrom('audit_log').selectAll().orderBy('id').execute();
      return lines.map(({ who, action, subject, detail }) => [who, action, subject, detail].join('|'));
    },
  };
}
