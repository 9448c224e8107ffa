import { type EmailKind, emailFooter, messages, type OwnWords } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import type { EmailMessage } from './outbox.ts';

/* The association’s own text in emails: a paragraph per kind of email, and a signature and postal address in all of them. */

/** Part of an email that may contain the association’s own text. */
export type WordsPart = EmailKind | 'signature' | 'postal-address';

const below = ['signature', 'postal-address'] as const;

/** All parts. */
export const wordsParts: readonly WordsPart[] = [...messages.map(({ kind }) => kind), ...below];

/** Texts by part, without empty ones. */
export async function ownWords(
  database: Database | Transaction,
  parts: readonly WordsPart[] = wordsParts,
): Promise<ReadonlyMap<WordsPart, string>> {
  const rows = await database.selectFrom('own_words').selectAll().where('part', 'in', parts).execute();
  // A row may remain for a kind of email that no longer exists.
  return new Map(
    rows.flatMap(({ part, words }) => {
      const known = wordsParts.find((one) => one === part);
      return known ? [[known, words] as const] : [];
    }),
  );
}

/** Replaces the text of a part; an empty text removes it. */
export async function keepOwnWords(trx: Transaction, part: WordsPart, words: string): Promise<void> {
  await trx.deleteFrom('own_words').where('part', '=', part).execute();
  if (words !== '') await trx.insertInto('own_words').values({ part, words }).execute();
}

/** Adds the association’s paragraph, signature and postal address to a text, if set. */
const adding = (body: string, words: OwnWords): string =>
  [body.trimEnd(), words.paragraph, emailFooter(words)].filter(Boolean).join('\n\n');

/** Adds the association’s own text to emails, or returns them unchanged if there is none. The text is read once for all of them. */
export async function allWithOwnWords(
  database: Database | Transaction,
  emails: readonly EmailMessage[],
): Promise<readonly EmailMessage[]> {
  const kinds = [...new Set(emails.flatMap(({ kind }) => kind ?? []))];
  const words =
    kinds.length > 0 ? await ownWords(database, [...kinds, ...below]) : new Map<WordsPart, string>();
  if (words.size === 0) return emails;
  const everywhere = {
    signature: words.get('signature') ?? '',
    postalAddress: words.get('postal-address') ?? '',
  };
  return emails.map((email) =>
    email.kind === null
      ? email
      : {
          ...email,
          body: adding(email.body, { paragraph: words.get(email.kind) ?? '', ...everywhere }),
        },
  );
}

/** Adds the association’s own text to one email. */
export async function withOwnWords(
  database: Database | Transaction,
  email: EmailMessage,
): Promise<EmailMessage> {
  const [one = email] = await allWithOwnWords(database, [email]);
  return one;
}
