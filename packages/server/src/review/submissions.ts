import { createHash } from 'node:crypto';
import type { DecidedBefore } from '@banyan/api/office';
import { messageDecisions } from '../contact/decisions.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Decisions } from '../database/decisions.ts';
import type { MemberTable } from '../database/member-tables.ts';
import type { QuestionTable } from '../database/review-tables.ts';
import type { ContactMessageTable, CorrectionTable, JobTable, StoryTable } from '../database/tables.ts';
import { jobDecisions } from '../jobs/decisions.ts';
import { correctionDecisions, memberDecisions } from '../members/decisions.ts';
import { mergedInto } from '../members/merged-requests.ts';
import { questionsAbout } from '../questions/rows.ts';
import { storyDecisions } from '../stories/decisions.ts';

/** A submission of any feature. */
export type Submission =
  | { kind: 'member'; row: MemberTable }
  | { kind: 'story'; row: StoryTable }
  | { kind: 'job'; row: JobTable }
  | { kind: 'message'; row: ContactMessageTable }
  /** Includes the current row of the member whose entry it corrects. */
  | { kind: 'correction'; row: CorrectionTable; member: MemberTable };

export type SubmissionKind = Submission['kind'];

/** Decisions by kind of submission. */
export const decisions = {
  member: memberDecisions,
  story: storyDecisions,
  job: jobDecisions,
  message: messageDecisions,
  correction: correctionDecisions,
} as const satisfies Record<SubmissionKind, object>;

/** Submissions of every kind, oldest first. @param read Reads the rows of a kind. */
async function submissions(read: <Row>(kind: Decisions<Row>) => Promise<Row[]>): Promise<Submission[]> {
  const all: Submission[] = [
    ...(await read(memberDecisions)).map((row) => ({ kind: 'member' as const, row })),
    ...(await read(storyDecisions)).map((row) => ({ kind: 'story' as const, row })),
    ...(await read(jobDecisions)).map((row) => ({ kind: 'job' as const, row })),
    ...(await read(messageDecisions)).map((row) => ({ kind: 'message' as const, row })),
    ...(await read(correctionDecisions)).map((both) => ({ kind: 'correction' as const, ...both })),
  ];
  return all.sort((one, other) => one.row.created_at.localeCompare(other.row.created_at));
}

export const isWaiting = ({ kind, row }: Submission) => row.status === decisions[kind].pendingStatus;

/** Person who decided about a submission, and its status since; `undefined` while it is pending. */
export function decidedBy({ kind, row }: Submission): DecidedBefore | undefined {
  const { status, decided_by, decided_at } = row;
  if (status === 'pending' || status === 'new') return undefined;
  const isMerged = kind === 'member' && mergedInto(row) !== undefined;
  return { by: decided_by ?? '', at: decided_at ?? '', as: isMerged ? 'merged' : status };
}

/** Reference of a submission; content that an editor wrote has only its id. */
export const referenceOf = ({ row }: Submission) => row.reference ?? row.id;

/** Pending submissions, oldest first. */
export const waiting = (database: Database) => submissions((kind) => kind.pending(database));

/** Submissions with this id or reference, in any case. Requests from before references were unique may share one. */
const byIdOrReference = (database: Database | Transaction, name: string) =>
  submissions((kind) => kind.byIdOrReference(database, name));

/** Submissions with these ids, in the same order, without missing ones. */
export async function submissionsOf(database: Database, ids: readonly string[]): Promise<Submission[]> {
  if (ids.length === 0) return [];
  const found = await submissions((kind) => kind.byIds(database, ids));
  return ids.flatMap((id) => found.find(({ row }) => row.id === id) ?? []);
}

/** Submission with this id or reference: the undecided one, else the latest. */
export async function findSubmission(
  database: Database | Transaction,
  name: string,
): Promise<Submission | undefined> {
  const found = await byIdOrReference(database, name);
  return found.find(isWaiting) ?? found.at(-1);
}

/** Current row of a submission; `undefined` if it no longer exists. */
export async function asItIs(trx: Transaction, { kind, row }: Submission): Promise<Submission | undefined> {
  const own: object = decisions[kind];
  const [found] = await submissions(async (of) => (of === own ? of.byIdOrReference(trx, row.id) : []));
  return found;
}

/**
 * Hash that changes with any column of a submission, and for a correction with its member.
 * @param questions Questions about it: a new one, or an answer, changes the hash. @default left out
 */
export const versionOf = (submission: Submission, questions: readonly QuestionTable[] = []): string =>
  createHash('sha256')
    .update(JSON.stringify([submission, questions.map(({ id, answered_at }) => [id, answered_at])]))
    .digest('base64url')
    .slice(0, 22);

/** Version of a submission in the queue, including its questions. */
export const versionInQueue = async (
  database: Database | Transaction,
  submission: Submission,
): Promise<string> => versionOf(submission, await questionsAbout(database, [submission.row.id]));

/** Latest decided submission with this id or reference. */
export async function findDecided(
  database: Database | Transaction,
  name: string,
): Promise<Submission | undefined> {
  const decided = (await byIdOrReference(database, name)).filter(({ row }) => row.decided_at !== null);
  return decided.sort((a, b) => (a.row.decided_at ?? '').localeCompare(b.row.decided_at ?? '')).at(-1);
}
