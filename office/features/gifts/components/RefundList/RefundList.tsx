import type { Refund } from '@banyan/api/office';
import { Badge, Button, Icon } from '@banyan/ui/elements';
import { KeyRound } from 'lucide';
import { moneyWords } from '../../../../kit/words/money.ts';
import { atWords } from '../../../../kit/words/times.ts';
import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';
import { refundWords } from '../words.ts';
import * as styles from './RefundList.css.ts';

export interface RefundListProps {
  /** Refunds of a gift, in display order. */
  refunds: readonly Refund[];
  /** Gives the second approval; without it, the button is not shown. */
  onYes?: ((refund: Refund) => void) | undefined;
  /** Cancels a refund that waits for a second approval; without it, the button is not shown. */
  onDrop?: ((refund: Refund) => void) | undefined;
  /** Id of the refund that is being approved or canceled. */
  busy?: string | undefined;
  /** Id of the sentence that says why nothing can be sent now. */
  unavailableBecause?: string | undefined;
  /** Current time, in milliseconds since 1970. */
  now: number;
}

/** Facts of a refund: who requested it and when, the reason, and its state. */
function factOf({ by, mine, at, reason, state, doneAt, detail, byHand }: Refund, now: number): string {
  const who = mine ? 'You' : (by ?? 'Someone at PayPal');
  const did = byHand ? 'recorded a refund' : 'asked';
  return [
    `${who} ${did} ${atWords(at, now)}${reason === '' ? '.' : `: “${reason}”`}`,
    !byHand && state === 'done' && doneAt !== null && `Refunded ${atWords(doneAt, now)}.`,
    state === 'waits' && mine && 'Someone else has to approve it.',
    detail || refundWords[state].means,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Refunds of a gift, done or in progress, each with who requested it, the reason and its state. A second person approves refunds
 * here.
 */
export const RefundList = ({ refunds, onYes, onDrop, busy, unavailableBecause, now }: RefundListProps) => (
  <Rows>
    {refunds.map((refund) => {
      const { id, cents, state, mine } = refund;
      const { words, tone } = refundWords[state];
      const idle = {
        size: 'small',
        unavailable: unavailableBecause !== undefined,
        'aria-describedby': unavailableBecause,
      } as const;
      return (
        <Row
          key={id}
          className={styles.row}
          name={
            <>
              {moneyWords(cents)}
              <Badge tone={tone}>{words}</Badge>
            </>
          }
          meta={factOf(refund, now)}
          action={
            state === 'waits' && (
              <span className={styles.acts}>
                {onYes && !mine && (
                  <Button
                    {...idle}
                    variant="danger"
                    icon={<Icon icon={KeyRound} />}
                    busy={busy === id}
                    onClick={() => onYes(refund)}
                  >
                    {busy === id ? 'Asking PayPal…' : `Approve refund of ${moneyWords(cents)}`}
                  </Button>
                )}
                {onDrop && (
                  <Button {...idle} variant="quiet" onClick={() => onDrop(refund)}>
                    Cancel refund
                  </Button>
                )}
              </span>
            )
          }
        />
      );
    })}
  </Rows>
);
