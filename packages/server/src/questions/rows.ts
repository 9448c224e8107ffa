import { createHash, randomBytes } from 'node:crypto';
import { dayMs, limits } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import type { QuestionTable } from '../database/review-tables.ts';

/** What is asked, of whom, and about what. */
export interface NewQuestion {
  /** Kind and id of the row it is about. */
  subject: { kind: string; id: string };
  /** What the person quotes. */
  reference: string;
  email: string;
  text: string;
  /** The volunteer, for the record; the letter does not say it. */
  who: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Stores a question. @returns with the token of its link: 256 bits, of which only the hash is kept */
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

/** What a link is good for: an answer, or nothing any more, or it is none of ours. */
export type QuestionState =
  | { state: 'open'; question: QuestionTable }
  | { state: 'already' | 'expired' | 'unknown' };

/** Finds the question behind a link. Changes nothing: programs that look through mail open every link. */
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

/** Keeps the answer. `false`, and nothing changes, when there is one already. */
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

/** Rows of one statement, well below what an engine takes. */
const portion = 1_000;

/** What was asked about these rows, in the order in which it was asked. */
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

/** Forgets one question: its link opens nothing any more. */
export async function forgetQuestion(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('questions').where('id', '=', id).execute();
}

/** Forgets what was asked about rows that are gone. @returns ids of the questions, for the letters about them */
export async function forgetQuestionsAbout(trx: Transaction, subjects: readonly string[]): Promise<string[]> {
  const ids = (await questionsAbout(trx, subjects)).map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('questions').where('id', 'in', ids).execute();
  return ids;
}
