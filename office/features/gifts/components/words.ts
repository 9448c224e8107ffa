import type {
  Gift,
  GiftKind,
  GiftRow,
  GiftState,
  GiftStep,
  Refund,
  StatementState,
} from '@banyan/api/office';
import type { BadgeTone } from '@banyan/ui/elements';
import { moneyWords } from '../../../kit/words/money.ts';
import { calendarDayWords } from '../../../kit/words/times.ts';

/** A number and what it counts: "1 gift", "3,127 gifts". */
export const countedGifts = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'gift' : 'gifts'}`;

/** How a gift came. */
export const kindNames: Readonly<Record<GiftKind, string>> = {
  online: 'Online',
  check: 'Check',
  cash: 'Cash',
  other: 'Other',
};

/** What it was. */
export const contributionNames: Readonly<Record<GiftRow['contribution'], string>> = {
  gift: 'A gift',
  partial: 'Partly in exchange for something',
  goods: 'Goods or services',
  fund: 'Donor-advised fund grant',
  match: 'Employer’s match',
};

/** What came of a gift: "$250.00", or which goods or services. */
export const giftWhat = ({
  contribution,
  cents,
  description,
}: Pick<GiftRow, 'contribution' | 'cents' | 'description'>): string =>
  contribution === 'goods' ? description : moneyWords(cents);

/** How far a gift came. */
export const stateNames: Readonly<Record<GiftState, string>> = {
  received: 'Received',
  hanging: 'Not settled',
  open: 'Never paid',
  declined: 'Declined',
  failed: 'Failed',
};

const stateTones: Readonly<Record<GiftState, BadgeTone>> = {
  received: 'standard',
  hanging: 'warning',
  open: 'line',
  declined: 'line',
  failed: 'line',
};

/** Who gave: "Somebody unnamed" where nobody left a name. */
export const donorName = ({ donor }: Pick<GiftRow, 'donor'>): string => donor || 'Anonymous';

/** What was taken of what was ordered: "captured $20.00 of $25.00"; in another currency, "captured 20.00 EUR, ordered $25.00". */
export const takenWords = (taken: { cents: number; currency: string; orderedCents: number }): string =>
  taken.currency === 'USD'
    ? `captured ${moneyWords(taken.cents)} of ${moneyWords(taken.orderedCents)}`
    : `captured ${(taken.cents / 100).toFixed(2)} ${taken.currency}, ordered ${moneyWords(taken.orderedCents)}`;

/** Where a gift stands, in a word or two. What was given back weighs more than how it came. */
export function standingOf({ state, kind, contribution, cents, refundedCents }: GiftRow): {
  words: string;
  tone: BadgeTone;
} {
  if (refundedCents > 0)
    return {
      words: refundedCents >= cents ? 'Refunded' : `${moneyWords(refundedCents)} refunded`,
      tone: 'critical',
    };
  if (state === 'received' && contribution !== 'gift')
    return { words: contributionNames[contribution], tone: 'line' };
  return state === 'received' && kind !== 'online'
    ? { words: kindNames[kind], tone: 'line' }
    : { words: stateNames[state], tone: stateTones[state] };
}

const receiptNames: Readonly<Record<GiftRow['receipt'], string>> = {
  sent: 'sent',
  waiting: 'waiting',
  failed: 'could not be sent',
  none: 'none',
};

/** Where the receipt is: "corrected" once one left that says what went back. Of a gift that was not received there can be none. */
export function receiptWords({
  state,
  receipt,
  refundedCents,
}: Pick<GiftRow, 'state' | 'receipt' | 'refundedCents'>): string {
  if (receipt === 'sent' && refundedCents > 0) return 'corrected';
  return state === 'received' || receipt !== 'none' ? receiptNames[receipt] : '';
}

/** What decides, where there is room for one line: "Oct 12, 2026, received, receipt sent". */
export const factsLine = (gift: GiftRow): string => {
  const receipt = receiptWords(gift);
  return [
    calendarDayWords(gift.day),
    standingOf(gift).words.toLowerCase(),
    receipt === 'none' ? 'no receipt' : receipt && `receipt ${receipt}`,
    gift.demo && 'a demonstration',
  ]
    .filter(Boolean)
    .join(', ');
};

const causes: Readonly<Record<GiftStep['cause'], string>> = {
  browser: 'the donor’s browser',
  webhook: 'reported by PayPal',
  reconcile: 'checked by the site',
  office: 'in the Office',
};

/** Who did it, or brought the news. */
export const causeOf = ({ by, cause }: GiftStep): string => by ?? causes[cause];

const steps: Readonly<Record<GiftStep['what'], string>> = {
  ordered: 'Order created',
  approved: 'Approved by the donor',
  received: 'Received',
  declined: 'Declined',
  failed: 'Failed',
  recorded: 'Recorded',
  'taken back': 'Undone',
  'refund waits': 'Refund waiting for a second approval',
  'refund asked': 'Refund requested from PayPal',
  'refund done': 'Refunded',
  'refund failed': 'Refund failed',
  'refund dropped': 'Refund canceled',
  receipt: 'Receipt created',
  statement: 'Statement created',
};

/** What happened: "Received $250.00". */
export const stepWords = ({ what, cents }: GiftStep): string =>
  cents === null ? steps[what] : `${steps[what]}${what.startsWith('refund') ? ':' : ''} ${moneyWords(cents)}`;

/** What PayPal kept of a gift: "fee $7.77, for us $242.23". */
export const feeWords = ({ cents, netCents }: NonNullable<Gift['fee']>): string =>
  `fee ${moneyWords(cents)}, for us ${moneyWords(netCents)}`;

/** Where a refund is, and what that means. */
export const refundWords: Readonly<
  Record<Refund['state'], { words: string; tone: BadgeTone; means: string }>
> = {
  waits: {
    words: 'Waiting for a second approval',
    tone: 'warning',
    means: 'PayPal does not know about it yet.',
  },
  asked: {
    words: 'Requested from PayPal',
    tone: 'standard',
    means: 'The result appears here, usually within a minute.',
  },
  pending: {
    words: 'PayPal is processing it',
    tone: 'standard',
    means: 'It shows here when the money is refunded.',
  },
  done: { words: 'Refunded', tone: 'success', means: '' },
  failed: { words: 'Did not go through', tone: 'critical', means: 'No money was refunded.' },
  dropped: { words: 'Canceled', tone: 'line', means: 'PayPal was not contacted.' },
};

/** Whether somebody waits for PayPal’s word about a refund. */
export const isUnderWay = ({ state }: Pick<Refund, 'state'>): boolean =>
  state === 'asked' || state === 'pending';

/** Where a donor’s statement is. */
export const emailWords: Readonly<Record<StatementState, { words: string; tone: BadgeTone }>> = {
  none: { words: 'Not emailed', tone: 'line' },
  held: { words: 'Scheduled', tone: 'standard' },
  waiting: { words: 'Sends soon', tone: 'standard' },
  sent: { words: 'Sent', tone: 'success' },
  failed: { words: 'Could not be sent', tone: 'critical' },
  unreachable: { words: 'Unreachable: print', tone: 'warning' },
};
