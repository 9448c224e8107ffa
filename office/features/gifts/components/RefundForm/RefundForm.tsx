import { centsOf } from '@banyan/api/contract';
import { type Gift, isThirdPartyGift, refundDays } from '@banyan/api/office';
import { TextField } from '@banyan/forms/fields';
import { Button, DimensionLine, Icon, Text } from '@banyan/ui/elements';
import { KeyRound } from 'lucide';
import type { FormEvent } from 'react';
import { moneyWords } from '../../../../kit/words/money.ts';
import { dayWords } from '../../../../kit/words/times.ts';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { useTyped } from '../../../../shell/components/useTyped.ts';
import { inkLine } from '../../../dashboard/components/rows.css.ts';
import { AmountField } from '../AmountField/AmountField.tsx';
import { typedOf } from '../money.ts';
import * as styles from './RefundForm.css.ts';

/** Amount and reason of a refund. */
export interface Refunding {
  /** Amount in cents; `NaN` for an invalid amount. */
  cents: number;
  reason: string;
}

export interface RefundFormProps {
  /** The gift, with its donor and the amount that can still be refunded. */
  gift: Pick<Gift, 'donor' | 'contribution' | 'firstName' | 'email' | 'fee' | 'refundable'>;
  /** Requests the refund, with the typed amount and reason. */
  onRefund: (refunding: Refunding) => void;
  /** Closes the form; without it, there is no such button. */
  onCancel?: (() => void) | undefined;
  /** Error messages, by field. */
  errors?: { cents?: string | undefined; reason?: string | undefined };
  /** Set while PayPal is being asked. */
  busy?: boolean;
  /** Amount in cents above which a second person has to approve; undefined without that rule. */
  secondYesAbove?: number | undefined;
  /** DOM id of the sentence that says why a refund cannot be sent now. */
  unavailableBecause?: string | undefined;
  /** Current time, in milliseconds since 1970. */
  now: number;
}

const dayMs = 24 * 3_600_000;

const DaysLeft = ({ until, now }: { until: string; now: number }) => {
  const day = Math.min(refundDays, Math.max(1, refundDays - Math.floor((Date.parse(until) - now) / dayMs)));
  return (
    <DimensionLine
      value={day}
      max={refundDays}
      className={inkLine}
      ends={{
        start: `Day ${day} of the ${refundDays} in which PayPal refunds`,
        end: `until ${dayWords(until)}`,
      }}
    />
  );
};

/** Sentence that says what the refund will do, shown before the button is pressed. */
function consequences(
  { contribution, firstName, email, fee, refundable }: RefundFormProps['gift'],
  cents: number | undefined,
  secondYesAbove: number | undefined,
): string {
  const paper = isThirdPartyGift(contribution) ? 'corrected thanks' : 'a corrected receipt';
  const receipt = email === '' ? '' : `${firstName || 'The donor'} gets ${paper}.`;
  if (refundable.way === 'by-hand') return receipt;
  const waits = cents !== undefined && secondYesAbove !== undefined && cents > secondYesAbove;
  return [
    waits && `Over ${moneyWords(secondYesAbove, true)}, a second person has to approve it.`,
    fee ? `PayPal keeps its fee of ${moneyWords(fee.cents)}.` : 'PayPal keeps its fee.',
    receipt,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Form for a refund by PayPal, or for recording one sent by check. It says what the refund will do before it is requested. */
export function RefundForm({
  gift,
  onRefund,
  onCancel,
  errors = {},
  busy = false,
  secondYesAbove,
  unavailableBecause,
  now,
}: RefundFormProps) {
  const { refundable } = gift;
  const isByHand = refundable.way === 'by-hand';
  const { typed, field } = useTyped(
    'refund',
    { cents: typedOf(refundable.cents), reason: '' },
    { cents: errors.cents, reason: errors.reason },
  );
  const cents = centsOf(typed.cents);
  const to = gift.donor || 'the donor';
  const sum = cents === undefined ? 'this' : moneyWords(cents);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || unavailableBecause !== undefined) return;
    onRefund({ cents: cents ?? Number.NaN, reason: typed.reason });
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Refund" className={styles.form}>
      {refundable.why !== '' && <Text>{refundable.why}</Text>}
      <div className={styles.two}>
        <AmountField
          {...field('cents')}
          label="Refund amount, USD"
          hint={`At most ${moneyWords(refundable.cents)}. Full amount by default.`}
        />
        <TextField
          {...field('reason')}
          label="Reason"
          autoComplete="off"
          hint="For our records. The donor does not see it."
        />
      </div>
      {refundable.until !== null && !isByHand && <DaysLeft until={refundable.until} now={now} />}
      <InlineAlert tone="warning">
        <b>This cannot be undone.</b> {consequences(gift, cents, secondYesAbove)}
      </InlineAlert>
      <div className={styles.foot}>
        <Button
          type="submit"
          variant="danger"
          busy={busy}
          unavailable={unavailableBecause !== undefined}
          aria-describedby={unavailableBecause}
          icon={<Icon icon={KeyRound} />}
        >
          {isByHand ? `Record a refund of ${sum} to ${to}` : `Refund ${sum} to ${to}`}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <span role="status" className={styles.busy}>
          {busy && (isByHand ? 'Recording it…' : 'Asking PayPal…')}
        </span>
      </div>
    </form>
  );
}
