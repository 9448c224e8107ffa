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

/** One thing in the queue, whichever feature it belongs to. */
export type Submission =
  | { kind: 'member'; row: MemberTable }
  | { kind: 'story'; row: StoryTable }
  | { kind: 'job'; row: JobTable }
  | { kind: 'message'; row: ContactMessageTable }
  /** With the member whose entry it is about, as they are now. */
  | { kind: 'correction'; row: CorrectionTable; member: MemberTable };

export type SubmissionKind = Submission['kind'];

/** How each kind is decided about. */
export const decisions = {
  member: memberDecisions,
  story: storyDecisions,
  job: jobDecisions,
  message: messageDecisions,
  correction: correctionDecisions,
} as const satisfies Record<SubmissionKind, object>;

/** Rows of every kind, oldest first. @param read Which rows of a kind. */
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

/** Who decided about something, and what it is since; `undefined` while it waits. */
export function decidedBy({ kind, row }: Submission): DecidedBefore | undefined {
  const { status, decided_by, decided_at } = row;
  if (status === 'pending' || status === 'new') return undefined;
  const isMerged = kind === 'member' && mergedInto(row) !== undefined;
  return { by: decided_by ?? '', at: decided_at ?? '', as: isMerged ? 'merged' : status };
}

/** What a person quotes; content that an editor wrote has only its id. */
export const referenceOf = ({ row }: Submission) => row.reference ?? row.id;

/** What waits for a decision, oldest first. */
export const waiting = (database: Database) => submissions((kind) => kind.pending(database));

/** Everything of that id or reference, whatever the case. Requests that came before each had a reference of its own share theirs. */
const byIdOrReference = (database: Database | Transaction, name: string) =>
  submissions((kind) => kind.byIdOrReference(database, name));

/** Those of some ids, in their order; without those that are not here any more. */
export async function submissionsOf(database: Database, ids: readonly string[]): Promise<Submission[]> {
  if (ids.length === 0) return [];
  const found = await submissions((kind) => kind.byIds(database, ids));
  return ids.flatMap((id) => found.find(({ row }) => row.id === id) ?? []);
}

/** The submission of that id or reference: the undecided one, else the latest. */
export async function findSubmission(
  database: Database | Transaction,
  name: string,
): Promise<Submission | undefined> {
  const found = await byIdOrReference(database, name);
  return found.find(isWaiting) ?? found.at(-1);
}

/** The same, as it is at this moment; `undefined` when it is not here any more. */
export async function asItIs(trx: Transaction, { kind, row }: Submission): Promise<Submission | undefined> {
  const own: object = decisions[kind];
  const [found] = await submissions(async (of) => (of === own ? of.byIdOrReference(trx, row.id) : []));
  return found;
}

/**
 * A short text that is another one as soon as anything of it is, and of a correction of the member it is about.
 * @param questions What was asked about it: one more, or an answer, is another version. @default left out
 */
export const versionOf = (submission: Submission, questions: readonly QuestionTable[] = []): string =>
  createHash('sha256')
    .update(JSON.stringify([submission, questions.map(({ id, answered_at }) => [id, answered_at])]))
    .digest('base64url')
    .slice(0, 22);

/** The same of one as it stands in the queue: with what was asked about it. */
export const versionInQueue = async (
  database: Database | Transaction,
  submission: Submission,
): Promise<string> => versionOf(submission, await questionsAbout(database, [submission.row.id]));

/** The one of that id or reference that was decided last. */
export async function findDecided(
  database: Database | Transaction,
  name: string,
): Promise<Submission | undefined> {
  const decided = (await byIdOrReference(database, name)).filter(({ row }) => row.decided_at !== null);
  return decided.sort((a, b) => (a.row.decided_at ?? '').localeCompare(b.row.decided_at ?? '')).at(-1);
}
