import { type Gift, type GiftStep, type Refund, secondYesAbove } from '@banyan/api/office';
import type { Database } from '../database/database.ts';
import type {
  DonationRefundTable,
  DonationTable,
  DonationTransitionTable,
} from '../database/donation-tables.ts';
import type { Scope } from '../permissions/scope.ts';
import { wantsSecondYes } from '../settings/dual-approval.ts';
import { issuer } from './issuer.ts';
import { giftRows, stateOf } from './office-gifts.ts';
import { receiptSheet } from './receipt.ts';
import { undoUntilOf } from './recording.ts';
import { byHand, refundableOf, refundsOf } from './refund-rows.ts';
import { refundWords } from './refund-words.ts';

const causes = ['browser', 'webhook', 'reconcile', 'office'] as const;
const causeOf = (cause: string) => causes.find((one) => one === cause) ?? 'reconcile';

const words = {
  created: 'ordered',
  approved: 'approved',
  captured: 'received',
  declined: 'declined',
  failed: 'failed',
} as const;

/** Amount received or ordered in a step; `null` for goods, which have no amount. */
function centsOf(row: DonationTable, { from_state, to_state }: DonationTransitionTable): number | null {
  if (row.contribution === 'goods') return null;
  if (to_state === 'captured') return row.captured_cents;
  return from_state === null ? row.cents : null;
}

/**
 * Converts one transition of the gift to steps. Transitions made by refunds are left out, because the refunds list their own steps.
 */
function stepOf(row: DonationTable, step: DonationTransitionTable): GiftStep[] {
  if (step.from_state === 'captured' && step.to_state === 'captured') return [];
  const isRecorded = row.provider === byHand;
  const takenBack = isRecorded && step.to_state === 'failed';
  const what = isRecorded ? (takenBack ? 'taken back' : 'recorded') : words[step.to_state];
  const { at, cause, detail } = step;
  const cents = centsOf(row, step);
  return [{ at, what, cause: causeOf(cause), detail, by: isRecorded ? row.recorded_by : null, cents }];
}

const endings = { done: 'refund done', failed: 'refund failed', dropped: 'refund dropped' } as const;

/** Steps of a refund: its start and its end. */
function refundSteps(refund: DonationRefundTable): GiftStep[] {
  const { state, cents, volunteer_id: by, created_at, settled_at, asked_at } = refund;
  const cause = causeOf(refund.cause);
  const waited = asked_at === null && refund.by_hand === 0 && by !== null;
  const began: GiftStep[] =
    by === null || refund.by_hand === 1
      ? []
      : [
          {
            at: created_at,
            what: waited ? 'refund waits' : 'refund asked',
            cause: 'office',
            detail: refund.reason,
            by,
            cents,
          },
        ];
  const what = state === 'done' || state === 'failed' || state === 'dropped' ? endings[state] : undefined;
  if (!what || settled_at === null) return began;
  const detail = state === 'failed' ? refundWords(refund.detail) : began.length > 0 ? '' : refund.reason;
  const author = cause === 'office' ? by : null;
  return [...began, { at: settled_at, what, cause, detail, by: author, cents }];
}

const emailSteps = ({ receipt_at, statement_at }: DonationTable): GiftStep[] => {
  const message = { cause: 'office', detail: '', by: null, cents: null } as const;
  return [
    ...(receipt_at === null ? [] : [{ at: receipt_at, what: 'receipt' as const, ...message }]),
    ...(statement_at === null ? [] : [{ at: statement_at, what: 'statement' as const, ...message }]),
  ];
};

const refundOf = (row: DonationRefundTable, reader: string): Refund => ({
  id: row.id,
  cents: row.cents,
  reason: row.reason,
  by: row.volunteer_id,
  mine: row.volunteer_id === reader,
  at: row.created_at,
  state: row.state,
  doneAt: row.settled_at,
  detail: row.state === 'failed' ? refundWords(row.detail) : '',
  byHand: row.by_hand === 1,
});

/** Fee of the provider. Amounts in the Office are US dollars. */
const feeOf = ({ fee_cents: cents, net_cents: netCents, captured_currency }: DonationTable): Gift['fee'] =>
  cents === null || netCents === null || captured_currency !== 'USD' ? null : { cents, netCents };

/** Row of a gift, if it is within the scope. */
export const giftNamed = async (
  database: Database,
  scope: Scope,
  reference: string,
): Promise<DonationTable | undefined> =>
  scope.covers(null)
    ? database
        .selectFrom('donations')
        .selectAll()
        .where('reference', '=', reference.toUpperCase())
        .executeTakeFirst()
    : undefined;

/**
 * One gift with all its details; volunteers are named by id. @param provider Payment provider of this site; `undefined` if there is
 * none.
 */
export async function officeGift(
  database: Database,
  scope: Scope,
  reference: string,
  { provider, volunteer, now }: { provider: string | undefined; volunteer: string; now: number },
): Promise<Gift | undefined> {
  const row = await giftNamed(database, scope, reference);
  if (!row) return undefined;
  const [listed] = await giftRows(database, [row]);
  if (!listed) return undefined;
  const refunds = await refundsOf(database, row.id);
  const steps = await database
    .selectFrom('donation_transitions')
    .selectAll()
    .where('donation_id', '=', row.id)
    .orderBy('position')
    .execute();
  const told = [
    ...steps.flatMap((step) => stepOf(row, step)),
    ...refunds.flatMap(refundSteps),
    ...emailSteps(row),
  ];
  const isReceived = stateOf(row) === 'received';
  return {
    ...listed,
    version: row.version,
    organization: row.organization ?? '',
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    email: row.email ?? '',
    graduationYear: row.year,
    program: row.program ?? '',
    note: row.note,
    captureId: row.capture_id,
    fee: feeOf(row),
    orderedCents: row.cents,
    receivedAt: row.captured_at,
    recordedBy: row.recorded_by,
    steps: told.sort((one, other) => one.at.localeCompare(other.at)),
    fairValueCents: row.fair_value_cents ?? 0,
    sheet: isReceived ? receiptSheet(await issuer(database), row) : null,
    receiptAt: row.receipt_at,
    refunds: refunds.map((refund) => refundOf(refund, volunteer)),
    refundable: refundableOf(row, refunds, { provider, now }),
    secondYesAbove: (await wantsSecondYes(database)) ? secondYesAbove : null,
    undoUntil: undoUntilOf(row, refunds, volunteer, now),
  };
}
