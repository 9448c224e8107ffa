import { audit } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { transaction } from '../database/transaction.ts';
import { addCorrection, applyCorrection, changesOf, differencesOfRequest } from '../members/corrections.ts';
import { mergedEmail } from '../members/decision-emails.ts';
import { mergedReason } from '../members/merged-requests.ts';
import { approvedWithEmail } from '../members/same-email.ts';
import { notifyOnceADay, type Told } from './emails.ts';
import { auditActionAbout, type ScopedActor, scopeFilter } from './scope-filter.ts';
import { asItIs, decisions } from './submissions.ts';

/** Outcome of a merge, or the reason why nothing was merged. */
export type Merged =
  | {
      state: 'merged';
      /** Reference of the member whose entry the request was merged into. */
      into: string;
      /** Reference of the resulting correction; `undefined` if the request contained nothing new. */
      correction: string | undefined;
      changes: ReturnType<typeof changesOf>;
      told: Told;
    }
  /** The request is no longer pending, or does not exist. */
  | { state: 'decided before' }
  /** No other member with this email is approved. */
  | { state: 'nobody' };

interface Merging extends ScopedActor {
  config: ServerConfig;
  /** Delay of the email in milliseconds. @default 0 */
  holdMs?: number;
}

type Corrected = Pick<Extract<Merged, { state: 'merged' }>, 'correction' | 'changes' | 'told'>;

/** Corrects an entry with the differing values of a request. The correction can be undone like any other. */
async function correct(
  trx: Transaction,
  { row, into }: { row: MemberTable; into: MemberTable },
  { who, config, holdMs }: Merging,
  now: number,
): Promise<Corrected> {
  const changes = differencesOfRequest(into, row);
  if (Object.keys(changes).length === 0) return { correction: undefined, changes: [], told: { by: 'none' } };
  const { id, reference } = await addCorrection(trx, into, changes, now);
  await decisions.correction.decide(trx, id, { action: 'approve', who, reason: '' }, now);
  const [added] = await decisions.correction.byIdOrReference(trx, id);
  if (!added) throw new Error('A correction that was just stored is not there.');
  await applyCorrection(trx, added.row);
  const message = mergedEmail(added.row, into, config.publicOrigin);
  const told = await notifyOnceADay(trx, message, into.email_key, { action: 'approve', holdMs }, now);
  return { correction: reference, changes: changesOf(added.row, added.member), told };
}

/**
 * Turns a membership request into a correction of the approved entry with the same email and sets the request aside, in one
 * transaction. Fields left empty in the request change nothing.
 */
export async function merge(
  database: Database,
  request: MemberTable,
  merging: Merging,
  now: number,
): Promise<Merged> {
  return transaction<Merged>(database, async (trx) => {
    const isTheirs = await scopeFilter(trx, merging.scope);
    const found = await asItIs(trx, { kind: 'member', row: request });
    if (found?.kind !== 'member' || !isTheirs(found)) return { state: 'decided before' };
    const { row } = found;
    const into = await approvedWithEmail(trx, row);
    if (!into || !isTheirs({ kind: 'member', row: into })) return { state: 'nobody' };
    const { who } = merging;
    const aside = { action: 'reject' as const, who, reason: mergedReason(into.reference) };
    if (!(await decisions.member.decide(trx, row.id, aside, now))) return { state: 'decided before' };
    const corrected = await correct(trx, { row, into }, merging, now);
    const auditAction = { action: 'merge', detail: `into ${into.id}` } as const;
    await audit(trx, await auditActionAbout(trx, merging, found, auditAction), now);
    return { state: 'merged', into: into.reference, ...corrected };
  });
}
