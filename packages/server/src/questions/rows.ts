import { createHash, randomBytes } from 'node:crypto';
import { dayMs, limits } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import type { QuestionTable } from '../database/review-tables.ts';

/** A new question, its recipient and its subject. */
export interface NewQuestion {
  /** Kind and id of the row it is about. */
  subject: { kind: string; id: string };
  /** Reference that the person can quote. */
  reference: string;
  email: string;
  text: string;
  /** Volunteer who asks, for the record; the email does not name them. */
  who: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Stores a question. @returns the question with the token of its link: 256 bits, of which only the hash is stored */
export async function addQuestion(
  trx: Transaction,
  { subject, reference, email, text, who }: NewQuestion,
  now: number,
): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const row: QuestionTable = {
    id: newId(now),
    subject_kind: subject.kind,
    subject_id: subject.id,
    reference,
    email_key: emailKey(email),
    question: text,
    asked_by: who,
    created_at: new Date(now).toISOString(),
    token_hash: hashOf(token),
    answer: null,
    answered_at: null,
  };
  await trx.insertInto('questions').values(row).execute();
  return { id: row.id, token };
}

/** State of a question link: open, no longer valid, or unknown. */
export type QuestionState =
  | { state: 'open'; question: QuestionTable }
  | { state: 'already' | 'expired' | 'unknown' };

/** Finds the question of a link. Changes nothing, because mail scanners open every link. */
export async function questionBehind(
  database: Database | Transaction,
  token: string,
  now: number,
): Promise<QuestionState> {
  const question = await database
    .selectFrom('questions')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!question) return { state: 'unknown' };
  if (question.answered_at !== null) return { state: 'already' };
  const endsAt = Date.parse(question.created_at) + limits.answerLinkDays * dayMs;
  return endsAt <= now ? { state: 'expired' } : { state: 'open', question };
}

/** Stores the answer. Returns `false` and changes nothing if there already is one. */
export async function keepAnswer(
  trx: Transaction,
  id: string,
  answer: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('questions')
    .set({ answer, answered_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Rows of one statement, well below the limits of both engines. */
const portion = 1_000;

/** Returns the questions about these rows, in the order in which they were asked. */
export async function questionsAbout(
  database: Database | Transaction,
  subjects: readonly string[],
): Promise<QuestionTable[]> {
  const all: QuestionTable[] = [];
  for (let first = 0; first < subjects.length; first += portion) {
    const some = subjects.slice(first, first + portion);
    const asked = database.selectFrom('questions').selectAll().where('subject_id', 'in', some);
    all.push(...(await asked.orderBy('created_at').orderBy('id').execute()));
  }
  return all;
}

/** Deletes one question, which invalidates its link. */
export async function forgetQuestion(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('questions').where('id', '=', id).execute();
}

/** Deletes the questions about deleted rows. @returns ids of the questions, to delete the emails about them */
export async function forgetQuestionsAbout(trx: Transaction, subjects: readonly string[]): Promise<string[]> {
  const ids = (await questionsAbout(trx, subjects)).map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('questions').where('id', 'in', ids).execute();
  return ids;
}
