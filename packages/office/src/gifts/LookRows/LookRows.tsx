import type { GiftRow } from '@banyan/api/office';
import { Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { CircleAlert } from 'lucide';
import { shortRef } from '../../review/words.ts';
import { agoWords, moneyWords } from '../../words/index.ts';
import { donorName } from '../words.ts';
import * as styles from './LookRows.css.ts';

/** Money of which nobody knows: a gift, or a refund of one. Instants are ISO. */
export type Unsettled =
  | ({ what: 'gift'; since: string } & Pick<GiftRow, 'reference' | 'cents' | 'donor'>)
  | { what: 'refund'; since: string; reference: string; cents: number };

export interface LookRowsProps {
  /** What does not settle, in the order in which it is shown. */
  rows: readonly Unsettled[];
  /** Where a gift is opened, by its reference. */
  hrefOf: (reference: string) => string;
  /** Asks PayPal about it; without, one may not. */
  onAsk?: ((row: Unsettled) => void) | undefined;
  /** Reference of the one that PayPal is asked about. */
  busy?: string | undefined;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

const nameOf = ({ what, reference, cents }: Unsettled): string =>
  what === 'gift'
    ? `${shortRef(reference)}, ${moneyWords(cents)}: not settled`
    : `${shortRef(reference)}: a refund of ${moneyWords(cents)} is not settled`;

const factOf = (row: Unsettled, now: number): string =>
  row.what === 'gift'
    ? `${donorName(row)}. PayPal was asked for the money ${agoWords(row.since, now)}, and has not said what came of it.`
    : `PayPal was asked for it ${agoWords(row.since, now)}, and has not said what came of it.`;

/** Money that does not settle, each with where to look, and a press that asks PayPal now. */
export const LookRows = ({ rows, hrefOf, onAsk, busy, now }: LookRowsProps) => (
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
        {onAsk && (
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
      </li>
    ))}
  </ul>
);
