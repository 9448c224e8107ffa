import { unsubscribeToken } from '../../packages/server/src/campaigns/token.ts';
import { readConfig } from '../../packages/server/src/config.ts';
import { openDatabase } from '../../packages/server/src/database/open.ts';
import { transaction } from '../../packages/server/src/database/transaction.ts';
import { ticketPath, ticketToken } from '../../packages/server/src/events/registration/ticket-token.ts';
import { beginSession } from '../../packages/server/src/identity/sessions.ts';
import { addQuestion } from '../../packages/server/src/questions/rows.ts';
import { installationSecret } from '../../packages/server/src/settings/secret.ts';

/** Ids of rows whose pages are opened, the reference of the member, and the text of a question to them. */
type Whose = Record<'registration' | 'mailing' | 'member' | 'reference' | 'email' | 'question', string>;

/** Addresses that emails link to, and the token of a session that sees the member's own page. */
export async function privateLinks(dataDir: string, whose: Whose) {
  const config = readConfig({ DATA_DIR: dataDir });
  const database = await openDatabase(config);
  const secret = await installationSecret(database, config);
  const now = Date.now();
  const { registration, mailing: campaign, member, email } = whose;
  const made = await transaction(database, async (trx) => {
    const subject = { kind: 'member' as const, id: member };
    const asked = { subject, reference: whose.reference, email, text: whose.question, who: 'the machine' };
    const question = await addQuestion(trx, asked, now);
    const place = { passkey: null, label: 'Chrome, Linux' };
    const session = await beginSession(trx, { kind: 'member', subject: email, ...place }, now);
    return { answer: question.token, session: session.token };
  });
  await database.destroy();
  return {
    pages: [
      ticketPath(ticketToken(secret, registration)),
      `/unsubscribe/${unsubscribeToken(secret, { kind: 'member', campaign, id: member })}`,
      `/answer?token=${made.answer}`,
    ],
    session: made.session,
  };
}
