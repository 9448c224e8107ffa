import type { Refund } from '@banyan/api/office';
import { Badge, Button, Icon } from '@banyan/ui/elements';
import { KeyRound } from 'lucide';
import { moneyWords } from '../../../../kit/words/money.ts';
import { atWords } from '../../../../kit/words/times.ts';
import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';
import { refundWords } from '../words.ts';
import * as styles from './RefundList.css.ts';

export interface RefundListProps {
  /** The refunds of a gift, in the order in which they are shown. */
  refunds: readonly Refund[];
  /** Says the second yes; without, one may not. */
  onYes?: ((refund: Refund) => void) | undefined;
  /** Gives up one that waits for a second yes; without, one may not. */
  onDrop?: ((refund: Refund) => void) | undefined;
  /** Id of the one that something is done with. */
  busy?: string | undefined;
  /** Id of why nothing can be sent now. */
  unavailableBecause?: string | undefined;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

/** Who asked when, why, and what it means now. */
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

/** What was given back of a gift, or is on its way: each with who asked, why, and where it is. A second person says yes here. */
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
