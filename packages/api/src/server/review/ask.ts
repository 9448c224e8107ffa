import { audit } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { QuestionTable } from '../database/review-tables.ts';
import { write } from '../database/write.ts';
import { queueLetter } from '../mail/outbox.ts';
import { questionLetter } from '../questions/letters.ts';
import { addQuestion, questionsAbout } from '../questions/rows.ts';
import { asItIs, isWaiting, referenceOf, type Submission, waiting } from './submissions.ts';
import { type DoerWithin, deedAbout, isWithin } from './within.ts';

/** Whom to ask about something, and what they call it; `undefined` when there is nobody. */
export function askedOf(submission: Submission): { to: string; name: string; what: string } | undefined {
  const { kind, row } = submission;
  if (kind === 'job') return { to: row.poster_email, name: row.poster_name, what: 'job posting' };
  if (kind === 'story')
    return row.email === null ? undefined : { to: row.email, name: row.name, what: 'story' };
  const person = kind === 'correction' ? submission.member : row;
  const what = { member: 'membership request', correction: 'correction', message: 'message' }[kind];
  return { to: person.email, name: `${person.first_name} ${person.last_name}`.trim(), what };
}

/** What came of asking: the address that the letter goes to, or why there was none. */
export type Asked =
  | { state: 'asked'; to: string }
  /** It does not wait for a decision any more. */
  | { state: 'decided' }
  /** It is not here any more. */
  | { state: 'gone' }
  /** An editor wrote it. */
  | { state: 'nobody' };

interface Asking extends DoerWithin {
  text: string;
  config: ServerConfig;
}

/**
 * Asks whoever sent something, by a letter with a link to answer by: question, letter and audit line in one transaction. Links of
 * earlier questions hold, and any answer brings it back to the top of the queue.
 */
export async function ask(
  database: Database,
  submission: Submission,
  { text, config, ...doer }: Asking,
  now: number,
): Promise<Asked> {
  return write<Asked>(database, async (writing) => {
    const found = await asItIs(writing, submission);
    if (!found || !(await isWithin(writing, doer.reach, found))) return { state: 'gone' };
    if (!isWaiting(found)) return { state: 'decided' };
    const person = askedOf(found);
    if (!person) return { state: 'nobody' };
    const { kind, row } = found;
    const reference = referenceOf(found);
    const question = { subject: { kind, id: row.id }, reference, email: person.to, text, who: doer.who };
    const stored = await addQuestion(writing, question, now);
    const { publicOrigin } = config;
    await queueLetter(writing, questionLetter({ ...stored, ...person, reference, text, publicOrigin }), now);
    await audit(writing, await deedAbout(writing, doer, found, { action: 'ask' }), now);
    return { state: 'asked', to: person.to };
  });
}

/** Something that somebody was asked about. */
export interface Questioned {
  submission: Submission;
  /** The last question. */
  question: QuestionTable;
}

/** What waits, oldest first: what was answered and is to be looked at again, what nobody was asked about, what waits for an answer. */
export interface Queue {
  answered: Questioned[];
  waiting: Submission[];
  asked: Questioned[];
}

/** Whether an answer came after the last question. */
export function isAnswered(questions: readonly QuestionTable[]): boolean {
  const askedAt = questions.at(-1)?.created_at ?? '';
  return questions.some(({ answered_at }) => answered_at !== null && answered_at >= askedAt);
}

/** The queue, by who is to do something next. */
export async function readQueue(database: Database): Promise<Queue> {
  const all = await waiting(database);
  const questions = await questionsAbout(
    database,
    all.map(({ row }) => row.id),
  );
  const about = Map.groupBy(questions, ({ subject_id }) => subject_id);
  const queue: Queue = { answered: [], waiting: [], asked: [] };
  for (const submission of all) {
    const asked = about.get(submission.row.id) ?? [];
    const question = asked.at(-1);
    if (!question) queue.waiting.push(submission);
    else queue[isAnswered(asked) ? 'answered' : 'asked'].push({ submission, question });
  }
  return queue;
}
