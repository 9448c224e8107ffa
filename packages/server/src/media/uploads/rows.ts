import { officeMessages as messages, type UploadPart } from '@banyan/api/office';
import type { Database, Transaction } from '../../database/database.ts';
import { newId } from '../../database/identity.ts';
import { transaction } from '../../database/transaction.ts';
import type { UploadTable } from '../../database/upload-tables.ts';
import { HttpError } from '../../http/http-error.ts';

/** Event or news item that files are uploaded for. */
export interface UploadSubject {
  kind: 'event' | 'news';
  id: string;
}

/** Volunteer and subject of an upload. */
interface Owner extends UploadSubject {
  volunteer: string;
}

/** Properties by which a browser identifies a file. */
interface ToSend {
  part: UploadPart;
  name: string;
  size: number;
  /** Milliseconds since 1970. */
  lastModified: number;
}

const ofOwner = (database: Database | Transaction, { kind, id, volunteer }: Owner) =>
  database
    .selectFrom('uploads')
    .selectAll()
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('volunteer_id', '=', volunteer);

/** Returns a volunteer's unsaved uploads for a subject, in the order of their start. */
export const uploadsOf = (database: Database | Transaction, owner: Owner): Promise<UploadTable[]> =>
  ofOwner(database, owner).orderBy('created_at').orderBy('id').execute();

/** Returns one upload, whoever sends it. */
export const uploadWith = (database: Database | Transaction, id: string): Promise<UploadTable | undefined> =>
  database.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();

/** Limit of one volunteer's unsaved files for all subjects together: a day of a large gathering. */
const unsavedMost = { files: 1_000, bytes: 20 * 1_073_741_824 };

/** @throws HttpError 409 when the volunteer's unsaved files exceed the limit */
async function requireUnsavedRoom(trx: Transaction, volunteer: string, size: number): Promise<void> {
  const { files, bytes } = await trx
    .selectFrom('uploads')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('size').as('bytes')])
    .where('volunteer_id', '=', volunteer)
    .executeTakeFirstOrThrow();
  if (Number(files) >= unsavedMost.files || Number(bytes) + size > unsavedMost.bytes)
    throw new HttpError(409, messages.uploadsFull);
}

async function hasRoom(trx: Transaction, { kind, id }: UploadSubject, room: number): Promise<boolean> {
  const { many } = await trx
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('part', '=', 'item')
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow();
  return Number(many) < room;
}

/**
 * Registers a new upload, or finds an existing one with its progress; a refused one starts anew.
 * @param refused Reason to refuse it before it is sent; else empty.
 * @param room Number of items that the subject can take, including uploads in progress.
 * @returns `undefined` when there is no room
 * @throws HttpError 409 when the volunteer's unsaved files exceed the limit
 */
export function startUpload(
  database: Database,
  owner: Owner,
  { part, name, size, lastModified }: ToSend,
  refused: string,
  room: number,
  now: number,
): Promise<UploadTable | undefined> {
  return transaction(database, async (trx) => {
    const known = await ofOwner(trx, owner)
      .where('part', '=', part)
      .where('name', '=', name)
      .where('size', '=', size)
      .where('last_modified', '=', lastModified)
      .executeTakeFirst();
    if (known && known.state !== 'refused') return known;
    if (part === 'item' && !refused && !(await hasRoom(trx, owner, room))) return undefined;
    if (!known) await requireUnsavedRoom(trx, owner.volunteer, refused ? 0 : size);
    const at = new Date(now).toISOString();
    const begun = {
      received: 0,
      state: refused ? ('refused' as const) : ('waiting' as const),
      reason: refused,
      item: null,
      attempts: 0,
      claimed_until: 0,
      changed_at: at,
    };
    if (known) {
      await trx.updateTable('uploads').set(begun).where('id', '=', known.id).execute();
      return { ...known, ...begun };
    }
    const row = {
      id: newId(now),
      subject_kind: owner.kind,
      subject_id: owner.id,
      volunteer_id: owner.volunteer,
      part,
      name,
      size,
      last_modified: lastModified,
      created_at: at,
      ...begun,
    };
    await trx.insertInto('uploads').values(row).execute();
    return row;
  });
}

/** Records a received piece. @returns true if it was the expected one */
export async function notePiece(
  database: Database,
  { id, received }: UploadTable,
  bytes: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction(database, (trx) =>
    trx
      .updateTable('uploads')
      .set({ received: received + bytes, changed_at: new Date(now).toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('received', '=', received)
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows === 1n;
}

/** Returns the number of complete files that are not processed yet. */
export async function uploadsToDo(database: Database): Promise<number> {
  const { files } = await database
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .where('state', 'in', ['waiting', 'working'])
    .whereRef('received', '=', 'size')
    .executeTakeFirstOrThrow();
  return Number(files);
}

/** Duration of a process's claim on a file, in milliseconds. */
export const claimMs = 60_000;

/** Claims the next complete file that no process works on. */
export async function claimUpload(database: Database, now: number): Promise<UploadTable | undefined> {
  const next = await database
    .selectFrom('uploads')
    .selectAll()
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'waiting'), row('received', '=', row.ref('size'))]),
        row.and([row('state', '=', 'working'), row('claimed_until', '<', now)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  const claimed = {
    state: 'working' as const,
    attempts: next.attempts + 1,
    claimed_until: now + claimMs,
  };
  const { numUpdatedRows } = await transaction(database, (trx) =>
    trx
      .updateTable('uploads')
      .set(claimed)
      .where('id', '=', next.id)
      .where('state', '=', next.state)
      .where('claimed_until', '=', next.claimed_until)
      .executeTakeFirstOrThrow(),
  );
  // Another process was first, and will process the rest, too.
  return numUpdatedRows === 1n ? { ...next, ...claimed } : undefined;
}

/** Renews the claim of this process on a file. */
export async function keepClaim(database: Database, id: string, now: number): Promise<void> {
  await transaction(database, (trx) =>
    trx
      .updateTable('uploads')
      .set({ claimed_until: now + claimMs })
      .where('id', '=', id)
      .where('state', '=', 'working')
      .execute(),
  );
}

/** Result of processing a file. */
type Outcome = Partial<Pick<UploadTable, 'received' | 'reason' | 'item' | 'attempts'>> &
  Pick<UploadTable, 'state'>;

/** Stores the result. @returns false if the upload was deleted, or another process has finished it */
export async function noteOutcome(
  database: Database,
  id: string,
  outcome: Outcome,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction(database, (trx) =>
    trx
      .updateTable('uploads')
      .set({ ...outcome, claimed_until: 0, changed_at: new Date(now).toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'working')
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows === 1n;
}

/** Records that the finished item was deleted: the file has to be sent again. */
export async function refuseUpload(
  database: Database,
  id: string,
  reason: string,
  now: number,
): Promise<void> {
  await transaction(database, (trx) =>
    trx
      .updateTable('uploads')
      .set({ state: 'refused', reason, item: null, changed_at: new Date(now).toISOString() })
      .where('id', '=', id)
      .execute(),
  );
}

/** Deletes the rows of uploads. Their stored files have to be deleted first. */
export async function forgetRows(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction(database, (trx) => trx.deleteFrom('uploads').where('id', 'in', ids).execute());
}

/** Returns uploads without any progress since a time. */
export const quietSince = (database: Database, since: number): Promise<UploadTable[]> =>
  database
    .selectFrom('uploads')
    .selectAll()
    .where('changed_at', '<', new Date(since).toISOString())
    .execute();
