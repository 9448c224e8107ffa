import { audit } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { QuestionTable } from '../database/review-tables.ts';
import { transaction } from '../database/transaction.ts';
import { queueEmail, withdrawEmail } from '../mail/outbox.ts';
import { questionEmail } from '../questions/emails.ts';
import { addQuestion, forgetQuestion, questionsAbout } from '../questions/rows.ts';
import { auditActionAbout, isInScope, type ScopedActor } from './scope-filter.ts';
import { asItIs, decidedBy, referenceOf, type Submission, versionOf, waiting } from './submissions.ts';

/**
 * Recipient of a question about a submission, and `what` the email calls it, such as `story`; `undefined` if it has no email
 * address.
 */
export function askedOf(submission: Submission): { to: string; name: string; what: string } | undefined {
  const { kind, row } = submission;
  if (kind === 'job') return { to: row.poster_email, name: row.poster_name, what: 'job posting' };
  if (kind === 'story')
    return row.email === null ? undefined : { to: row.email, name: row.name, what: 'story' };
  const person = kind === 'correction' ? submission.member : row;
  const what = { member: 'membership request', correction: 'correction', message: 'message' }[kind];
  return { to: person.email, name: `${person.first_name} ${person.last_name}`.trim(), what };
}

/** Outcome of asking a question, or the reason why no email was queued. */
export type Asked =
  /** Success, with the recipient's address, the question's id, and the time of sending in milliseconds since 1970. */
  | { state: 'asked'; to: string; question: string; leavesAt: number }
  /** Another volunteer decided or asked first; their question is not answered yet. */
  | { state: 'decided' | 'asked before'; by: string }
  /** The version differs from the one the reviewer saw. */
  | { state: 'changed' }
  /** The submission no longer exists. */
  | { state: 'gone' }
  /** An editor wrote it, so there is nobody to ask. */
  | { state: 'nobody' };

interface Asking extends ScopedActor {
  text: string;
  config: ServerConfig;
  /** Delay of the email in milliseconds; until then {@link takeQuestionBack} can withdraw it. @default 0 */
  holdMs?: number;
  /** Version that the reviewer saw, by `versionInQueue`; for another version nothing is asked. @default the current one */
  version?: string;
}

/** Reason why a submission differs from the version the reviewer saw. */
function changedBy(questions: readonly QuestionTable[]): Asked {
  const last = questions.at(-1);
  return last && !isAnswered(questions) ? { state: 'asked before', by: last.asked_by } : { state: 'changed' };
}

/**
 * Emails the sender of a submission a question with a link for the answer. Question, email and audit log are written in one
 * transaction. Links of earlier questions stay valid, and any answer returns the submission to the top of the queue.
 */
export async function ask(
  database: Database,
  submission: Submission,
  { text, config, holdMs = 0, version, ...doer }: Asking,
  now: number,
): Promise<Asked> {
  return transaction<Asked>(database, async (trx) => {
    const found = await asItIs(trx, submission);
    if (!found || !(await isInScope(trx, doer.scope, found))) return { state: 'gone' };
    const decided = decidedBy(found);
    if (decided) return { state: 'decided', by: decided.by };
    const earlier = await questionsAbout(trx, [found.row.id]);
    if (version !== undefined && version !== versionOf(found, earlier)) return changedBy(earlier);
    const person = askedOf(found);
    if (!person) return { state: 'nobody' };
    const { kind, row } = found;
    const reference = referenceOf(found);
    const question = { subject: { kind, id: row.id }, reference, email: person.to, text, who: doer.who };
    const stored = await addQuestion(trx, question, now);
    const { publicOrigin } = config;
    const mail = questionEmail({ ...stored, ...person, reference, text, publicOrigin });
    const leavesAt = now + holdMs;
    await queueEmail(trx, mail, now, leavesAt);
    await audit(trx, await auditActionAbout(trx, doer, found, { action: 'ask' }), now);
    return { state: 'asked', to: person.to, question: stored.id, leavesAt };
  });
}

/**
 * Withdraws a question and its email as if it had never been asked. `left`: the email is sent already, and its link is valid.
 * @param taking `question` is its id.
 */
export const takeQuestionBack = (
  database: Database,
  submission: Submission,
  { question, ...doer }: ScopedActor & { question: string },
  now: number,
): Promise<'done' | 'gone' | 'left'> =>
  transaction(database, async (trx) => {
    const found = await asItIs(trx, submission);
    if (!found || !(await isInScope(trx, doer.scope, found))) return 'gone';
    const asked = (await questionsAbout(trx, [found.row.id])).find(({ id }) => id === question);
    const person = askedOf(found);
    if (!asked || !person) return 'gone';
    const promised = { about: asked.id, recipient: person.to, promisedAt: asked.created_at };
    const { email: mail } = await withdrawEmail(trx, promised, now);
    if (mail !== 'withdrawn') return 'left';
    await forgetQuestion(trx, asked.id);
    await audit(trx, await auditActionAbout(trx, doer, found, { action: 'undo ask' }), now);
    return 'done';
  });

/** Submission about which its sender was asked. */
interface Questioned {
  submission: Submission;
  /** All questions, and the latest one. */
  questions: readonly QuestionTable[];
  question: QuestionTable;
}

/** Pending submissions, oldest first: those with an answer, those without questions, and those that await an answer. */
export interface Queue {
  answered: Questioned[];
  waiting: Submission[];
  asked: Questioned[];
}

/** True if an answer came after the latest question. */
export function isAnswered(questions: readonly QuestionTable[]): boolean {
  const askedAt = questions.at(-1)?.created_at ?? '';
  return questions.some(({ answered_at }) => answered_at !== null && answered_at >= askedAt);
}

/** The queue, grouped by who acts next. */
export async function readQueue(database: Database): Promise<Queue> {
  const all = await waiting(database);
  const questions = await questionsAbout(
    database,
    all.map(({ row }) => row.id),
  );
  const about = Map.groupBy(questions, ({ subject_id }) => subject_id);
  const queue: Queue = { answered: [], waiting: [], asked: [] };
  for (const submission of all) {
    const questions = about.get(submission.row.id) ?? [];
    const question = questions.at(-1);
    if (!question) queue.waiting.push(submission);
    else queue[isAnswered(questions) ? 'answered' : 'asked'].push({ submission, questions, question });
  }
  return queue;
}
