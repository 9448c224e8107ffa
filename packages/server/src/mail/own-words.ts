import { type EmailKind, emailFooter, messages, type OwnWords } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import type { EmailMessage } from './outbox.ts';

/* What the association adds to letters: a paragraph to those of a kind, signature and postal address to all of them. */

/** Where words are kept. */
export type WordsPart = EmailKind | 'signature' | 'postal-address';

const below = ['signature', 'postal-address'] as const;

/** Every part. */
export const wordsParts: readonly WordsPart[] = [...messages.map(({ kind }) => kind), ...below];

/** Words by their part, without those that are empty. */
export async function ownWords(
  database: Database | Transaction,
  parts: readonly WordsPart[] = wordsParts,
): Promise<ReadonlyMap<WordsPart, string>> {
  const rows = await database.selectFrom('own_words').selectAll().where('part', 'in', parts).execute();
  // Of a letter that is written no more there may still be a row.
  return new Map(
    rows.flatMap(({ part, words }) => {
      const known = wordsParts.find((one) => one === part);
      return known ? [[known, words] as const] : [];
    }),
  );
}

/** Keeps words in place of what was kept before; empty ones are taken out. */
export async function keepOwnWords(trx: Transaction, part: WordsPart, words: string): Promise<void> {
  await trx.deleteFrom('own_words').where('part', '=', part).execute();
  if (words !== '') await trx.insertInto('own_words').values({ part, words }).execute();
}

/** A text with what the association adds: its paragraph, signature and postal address, each where there is one. */
const adding = (body: string, words: OwnWords): string =>
  [body.trimEnd(), words.paragraph, emailFooter(words)].filter(Boolean).join('\n\n');

/** Letters with what the association adds; where it adds nothing, as they are. What is kept is read once for all of them. */
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

/** The same of one letter. */
export async function withOwnWords(
  database: Database | Transaction,
  email: EmailMessage,
): Promise<EmailMessage> {
  const [one = email] = await allWithOwnWords(database, [email]);
  return one;
}
