import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { write } from '../database/write.ts';
import { ticketPath, ticketToken } from '../events/registration/ticket-token.ts';
import { unsubscribeToken } from '../letters/token.ts';
import { beginSession } from '../office/identity/sessions.ts';
import { addQuestion } from '../questions/rows.ts';
import { installationSecret } from '../settings/secret.ts';

/** Whose pages they are. */
interface Whose {
  /** Id of a registration. */
  registration: string;
  /** Id of a letter to many. */
  mailing: string;
  /** Id and reference of a member. */
  member: { id: string; reference: string };
  email: string;
  /** What they are asked. */
  question: string;
}

/** What letters lead to: addresses of pages, and the secret of a session that sees the member's own page. For proofs of the built product. */
export async function privateLinks(dataDir: string, whose: Whose) {
  const config = readConfig({ DATA_DIR: dataDir });
  const database = await openDatabase(config);
  const secret = await installationSecret(database, config);
  const now = Date.now();
  const { registration, mailing, member, email } = whose;
  const made = await write(database, async (writing) => {
    const subject = { kind: 'member' as const, id: member.id };
    const asked = { subject, reference: member.reference, email, text: whose.question, who: 'the machine' };
    const question = await addQuestion(writing, asked, now);
    const place = { passkey: null, label: 'Chrome, Linux' };
    const session = await beginSession(writing, { kind: 'member', subject: email, ...place }, now);
    return { answer: question.token, session: session.token };
  });
  await database.destroy();
  return {
    pages: [
      ticketPath(ticketToken(secret, registration)),
      `/unsubscribe/${unsubscribeToken(secret, { kind: 'member', mailing, id: member.id })}`,
      `/answer?token=${made.answer}`,
    ],
    session: made.session,
  };
}
