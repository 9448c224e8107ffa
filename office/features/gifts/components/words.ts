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

/** Count with its noun: "1 gift", "3,127 gifts". */
export const countedGifts = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'gift' : 'gifts'}`;

/** Name of each payment kind. */
export const kindNames: Readonly<Record<GiftKind, string>> = {
  online: 'Online',
  check: 'Check',
  cash: 'Cash',
  other: 'Other',
};

/** Name of each kind of contribution. */
export const contributionNames: Readonly<Record<GiftRow['contribution'], string>> = {
  gift: 'A gift',
  partial: 'Partly in exchange for something',
  goods: 'Goods or services',
  fund: 'Donor-advised fund grant',
  match: 'Employer’s match',
};

/** Content of a gift: "$250.00", or the goods or services. */
export const giftWhat = ({
  contribution,
  cents,
  description,
}: Pick<GiftRow, 'contribution' | 'cents' | 'description'>): string =>
  contribution === 'goods' ? description : moneyWords(cents);

/** Name of each state of a gift. */
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

/** Name of the donor; "Anonymous" if the donor left none. */
export const donorName = ({ donor }: Pick<GiftRow, 'donor'>): string => donor || 'Anonymous';

/** Captured amount beside the ordered one: "captured $20.00 of $25.00"; in another currency, "captured 20.00 EUR, ordered $25.00". */
export const takenWords = (taken: { cents: number; currency: string; orderedCents: number }): string =>
  taken.currency === 'USD'
    ? `captured ${moneyWords(taken.cents)} of ${moneyWords(taken.orderedCents)}`
    : `captured ${(taken.cents / 100).toFixed(2)} ${taken.currency}, ordered ${moneyWords(taken.orderedCents)}`;

/** State of a gift in a word or two. A refund takes precedence over the payment kind. */
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

/**
 * State of the receipt: "corrected" once a receipt with the refund was sent. Empty for a gift that was not received and has no
 * receipt.
 */
export function receiptWords({
  state,
  receipt,
  refundedCents,
}: Pick<GiftRow, 'state' | 'receipt' | 'refundedCents'>): string {
  if (receipt === 'sent' && refundedCents > 0) return 'corrected';
  return state === 'received' || receipt !== 'none' ? receiptNames[receipt] : '';
}

/** Main facts of a gift in one line: "Oct 12, 2026, received, receipt sent". */
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

/** Cause of a step: the volunteer who did it, or the source of the news. */
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

/** Description of a step: "Received $250.00". */
export const stepWords = ({ what, cents }: GiftStep): string =>
  cents === null ? steps[what] : `${steps[what]}${what.startsWith('refund') ? ':' : ''} ${moneyWords(cents)}`;

/** PayPal’s fee of a gift and the net amount: "fee $7.77, for us $242.23". */
export const feeWords = ({ cents, netCents }: NonNullable<Gift['fee']>): string =>
  `fee ${moneyWords(cents)}, for us ${moneyWords(netCents)}`;

/** State of a refund, with its meaning. */
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

/** True if PayPal’s answer about a refund is awaited. */
export const isUnderWay = ({ state }: Pick<Refund, 'state'>): boolean =>
  state === 'asked' || state === 'pending';

/** State of a donor’s statement email. */
export const emailWords: Readonly<Record<StatementState, { words: string; tone: BadgeTone }>> = {
  none: { words: 'Not emailed', tone: 'line' },
  held: { words: 'Scheduled', tone: 'standard' },
  waiting: { words: 'Sends soon', tone: 'standard' },
  sent: { words: 'Sent', tone: 'success' },
  failed: { words: 'Could not be sent', tone: 'critical' },
  unreachable: { words: 'Unreachable: print', tone: 'warning' },
};
