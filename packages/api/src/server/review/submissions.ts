import { type RawBuilder, sql } from 'kysely';
import type { Database, Writing } from '../database/database.ts';
import type {
  ContactMessageTable,
  CorrectionTable,
  JobTable,
  MemberTable,
  StoryTable,
} from '../database/tables.ts';
import { membersOf } from '../members/corrections.ts';

/** One thing in the queue, whichever table it is in. */
export type Submission =
  | { kind: 'member'; row: MemberTable }
  | { kind: 'story'; row: StoryTable }
  | { kind: 'job'; row: JobTable }
  | { kind: 'message'; row: ContactMessageTable }
  /** With the member whose entry it is about, as they are now. */
  | { kind: 'correction'; row: CorrectionTable; member: MemberTable };

export type SubmissionKind = Submission['kind'];

/** Where each kind lies, what its states are called, and what says since when it can be seen. */
export const kinds = {
  member: { table: 'members', waits: 'pending', yes: 'approved', shownSince: undefined },
  story: { table: 'stories', waits: 'pending', yes: 'approved', shownSince: 'published_at' },
  job: { table: 'jobs', waits: 'pending', yes: 'approved', shownSince: 'posted_at' },
  message: { table: 'contact_messages', waits: 'new', yes: 'handled', shownSince: undefined },
  correction: { table: 'corrections', waits: 'pending', yes: 'approved', shownSince: undefined },
} as const satisfies Record<SubmissionKind, object>;

async function submissions(database: Database | Writing, which: RawBuilder<boolean>): Promise<Submission[]> {
  const members = await database.selectFrom('members').selectAll().where(which).execute();
  const stories = await database.selectFrom('stories').selectAll().where(which).execute();
  const jobs = await database.selectFrom('jobs').selectAll().where(which).execute();
  const messages = await database.selectFrom('contact_messages').selectAll().where(which).execute();
  const corrections = await database.selectFrom('corrections').selectAll().where(which).execute();
  const corrected = await membersOf(database, corrections);
  const all: Submission[] = [
    ...members.map((row) => ({ kind: 'member' as const, row })),
    ...stories.map((row) => ({ kind: 'story' as const, row })),
    ...jobs.map((row) => ({ kind: 'job' as const, row })),
    ...messages.map((row) => ({ kind: 'message' as const, row })),
    ...corrections.flatMap((row) => {
      const member = corrected.get(row.member_id);
      return member ? { kind: 'correction' as const, row, member } : [];
    }),
  ];
  return all.sort((one, other) => one.row.created_at.localeCompare(other.row.created_at));
}

export const isWaiting = ({ kind, row }: Submission) => row.status === kinds[kind].waits;

/** What a person quotes; content that an editor wrote has only its id. */
export const referenceOf = ({ row }: Submission) => row.reference ?? row.id;

/** What waits for a decision, oldest first. */
export const waiting = (database: Database) =>
  submissions(database, sql<boolean>`status in ('pending', 'new')`);

/** Everything of that id or reference, whatever the case. A person who was turned down and asked again is there twice. */
function called(database: Database | Writing, name: string): Promise<Submission[]> {
  const typed = name.trim();
  const capitals = typed.toUpperCase();
  return submissions(database, sql<boolean>`(id in (${typed}, ${capitals}) or reference = ${capitals})`);
}

/** The submission of that id or reference: the undecided one, else the latest. */
export async function findSubmission(database: Database, name: string): Promise<Submission | undefined> {
  const found = await called(database, name);
  return found.find(isWaiting) ?? found.at(-1);
}

/** The one of that id or reference that was decided last. */
export async function findDecided(
  database: Database | Writing,
  name: string,
): Promise<Submission | undefined> {
  const decided = (await called(database, name)).filter(({ row }) => row.decided_at !== null);
  return decided.sort((a, b) => (a.row.decided_at ?? '').localeCompare(b.row.decided_at ?? '')).at(-1);
}
