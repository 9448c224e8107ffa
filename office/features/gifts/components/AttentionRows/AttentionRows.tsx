import type { GiftRow } from '@banyan/api/office';
import { Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { moneyWords } from '../../../../kit/words/money.ts';
import { agoWords } from '../../../../kit/words/times.ts';
import { shortRef } from '../../../review/components/duplicateWords.ts';
import { donorName, takenWords } from '../words.ts';
import * as styles from './AttentionRows.css.ts';

/** A gift or refund without a known result, or a gift of another amount than was ordered. Times are ISO. */
export type Unsettled =
  | ({ what: 'gift'; since: string } & Pick<GiftRow, 'reference' | 'cents' | 'donor'>)
  | { what: 'refund'; since: string; reference: string; cents: number }
  | {
      what: 'surprise';
      since: string;
      reference: string;
      donor: string;
      cents: number;
      currency: string;
      orderedCents: number;
    };

export interface AttentionRowsProps {
  /** Gifts and refunds that need attention, in display order. */
  rows: readonly Unsettled[];
  /** Returns the address of a gift by its reference. */
  hrefOf: (reference: string) => string;
  /** Asks PayPal about a row; without it, the button is not shown. */
  onAsk?: ((row: Unsettled) => void) | undefined;
  /** Reference of the row that PayPal is being asked about. */
  busy?: string | undefined;
  /** Current time, in milliseconds since 1970. */
  now: number;
  /** Reference of the row whose button was pressed last. */
  asked?: string | undefined;
  /** Result of that button, an `ActionResult`. */
  result?: ReactNode;
}

function nameOf(row: Unsettled): string {
  const reference = shortRef(row.reference);
  switch (row.what) {
    case 'gift':
      return `${reference}, ${moneyWords(row.cents)}: not settled`;
    case 'refund':
      return `${reference}: a refund of ${moneyWords(row.cents)} is not settled`;
    case 'surprise':
      return `${reference}: ${takenWords(row)}`;
  }
}

function factOf(row: Unsettled, now: number): string {
  const ago = agoWords(row.since, now);
  switch (row.what) {
    case 'gift':
      return `${donorName(row)}. We asked PayPal for the money ${ago} and have no result yet.`;
    case 'refund':
      return `We asked PayPal for it ${ago} and have no result yet.`;
    case 'surprise':
      return `${donorName(row)}, ${ago}. The receipt states the amount received. Keep it or refund it.`;
  }
}

/** Gifts and refunds that need attention, each with a link. Unsettled ones have a button that asks PayPal. */
export const AttentionRows = ({ rows, hrefOf, onAsk, busy, now, asked, result }: AttentionRowsProps) => (
  <ul className={styles.rows}>
    {rows.map((row) => (
      <li key={`${row.what} ${row.reference} ${row.since}`} className={styles.row}>
        <Icon icon={CircleAlert} className={styles.sign} />
        <span className={styles.words}>
          <a href={hrefOf(row.reference)} className={styles.name}>
            {nameOf(row)}
          </a>
          <span className={styles.meta}>{factOf(row, now)}</span>
        </span>
        {onAsk && row.what !== 'surprise' && (
          <Button
            variant="line"
            size="small"
            busy={busy === row.reference}
            onClick={() => onAsk(row)}
            className={styles.ask}
          >
            {busy === row.reference ? 'Asking PayPal…' : 'Ask PayPal'}
            <VisuallyHidden> about {shortRef(row.reference)}</VisuallyHidden>
          </Button>
        )}
        {asked === row.reference && result && <div className={styles.result}>{result}</div>}
      </li>
    ))}
  </ul>
);
