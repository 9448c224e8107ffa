import { officeMessages as messages, type UploadPart } from '@banyan/api/office';
import type { Database, Transaction } from '../../database/database.ts';
import { newId } from '../../database/identity.ts';
import { transaction } from '../../database/transaction.ts';
import type { UploadTable } from '../../database/upload-tables.ts';
import { HttpError } from '../../http/http-error.ts';

/** What files are for. */
export interface UploadSubject {
  kind: 'event' | 'news';
  id: string;
}

/** Whose files, and what they are for. */
interface Owner extends UploadSubject {
  volunteer: string;
}

/** A file as its browser tells it from others. */
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

/** What somebody has sent for something and not saved, in the order in which they began. */
export const uploadsOf = (database: Database | Transaction, owner: Owner): Promise<UploadTable[]> =>
  ofOwner(database, owner).orderBy('created_at').orderBy('id').execute();

/** One file, whoever sends it. */
export const uploadWith = (database: Database | Transaction, id: string): Promise<UploadTable | undefined> =>
  database.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();

/** What one volunteer may have sent and not saved, of everything together: a day of a large gathering. */
const unsavedMost = { files: 1_000, bytes: 20 * 1_073_741_824 };

/** @throws Refusal 409 when somebody has sent so much that is not saved */
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
 * Notes that a file is to come, or finds it as far as it has come; one that was refused begins anew.
 * @param refused Why it is refused unseen; else empty.
 * @param room How many items whatever they are for can take, those included that are on their way.
 * @returns `undefined` when there is no room
 * @throws Refusal 409 when somebody has sent too much that is not saved
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

/** Notes that a piece has come. @returns whether it was the one that was wanted */
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

/** How many files are whole, and are not made into anything yet. */
export async function uploadsToDo(database: Database): Promise<number> {
  const { files } = await database
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .where('state', 'in', ['waiting', 'working'])
    .whereRef('received', '=', 'size')
    .executeTakeFirstOrThrow();
  return Number(files);
}

/** For how long a process that works on a file need not say so again, in milliseconds. */
export const claimMs = 60_000;

/** The next file that is whole and that nobody works on, which is now this process's to work on. */
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
  // Another process was first; it does the rest, too.
  return numUpdatedRows === 1n ? { ...next, ...claimed } : undefined;
}

/** Says that this process still works on a file. */
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

/** What has become of a file that somebody worked on. */
type Outcome = Partial<Pick<UploadTable, 'received' | 'reason' | 'item' | 'attempts'>> &
  Pick<UploadTable, 'state'>;

/** Notes it. @returns whether it could be: somebody may have dropped the file, or another process have finished it */
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

/** Notes that what a file had become is gone: it has to be sent again. */
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

/** Forgets files; what lies in the store of them goes before that. */
export async function forgetRows(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction(database, (trx) => trx.deleteFrom('uploads').where('id', 'in', ids).execute());
}

/** Files of which nothing has come, and nothing become, since then. */
export const quietSince = (database: Database, since: number): Promise<UploadTable[]> =>
  database
    .selectFrom('uploads')
    .selectAll()
    .where('changed_at', '<', new Date(since).toISOString())
    .execute();
