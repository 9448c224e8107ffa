import type { Donor } from '@banyan/api/office';
import { Badge, type BadgeTone } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { moneyWords } from '../../../../kit/words/money.ts';
import * as line from '../../../../shell/components/table.css.ts';
import { countedGifts, letterWords } from '../words.ts';
import * as styles from './StatementTable.css.ts';

export interface StatementTableProps {
  /** Who gave in the year, in the order in which they are shown. */
  donors: readonly Donor[];
}

/** Where somebody's statement is: on its way, or to be printed. */
function standingOf({ email, letter }: Donor): { words: string; tone: BadgeTone } {
  return email === null ? { words: 'No email: print', tone: 'warning' } : letterWords[letter];
}

const leftOut = ({ refundedCents }: Donor) =>
  refundedCents > 0 ? `${moneyWords(refundedCents)} refunded, not counted` : '';

const notCounted = (donor: Donor) =>
  donor.leftOut > 0 ? `${countedGifts(donor.leftOut)} not in the total` : '';

const factsLine = (donor: Donor): string =>
  [countedGifts(donor.gifts), standingOf(donor).words.toLowerCase(), leftOut(donor), notCounted(donor)]
    .filter(Boolean)
    .join(', ');

function Line({ donor }: { donor: Donor }) {
  const { words, tone } = standingOf(donor);
  return (
    <tr className={line.row}>
      <th scope="row" className={line.cell}>
        <span className={styles.who}>
          <span className={line.name}>{donor.name}</span>
          <span className={classNames(line.meta, line.folded)}>{factsLine(donor)}</span>
        </span>
      </th>
      <td className={classNames(line.unfolded, line.meta, styles.email)}>{donor.email ?? '–'}</td>
      <td className={classNames(line.unfolded, styles.number)}>{donor.gifts.toLocaleString('en-US')}</td>
      <td className={line.unfolded}>
        <span className={styles.marks}>
          <Badge tone={tone}>{words}</Badge>
          {donor.refundedCents > 0 && <Badge tone="line">{leftOut(donor)}</Badge>}
          {donor.leftOut > 0 && <Badge tone="line">{notCounted(donor)}</Badge>}
        </span>
      </td>
      <td className={classNames(line.cell, styles.amount)}>{moneyWords(donor.cents)}</td>
    </tr>
  );
}

/** Who gave in a year, the largest sum first, and where the statement of each is. Below 968 px a row is two lines. */
export const StatementTable = ({ donors }: StatementTableProps) => (
  <table className={line.table}>
    <thead className={line.head}>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Email</th>
        <th scope="col" className={styles.numberHead}>
          Gifts
        </th>
        <th scope="col">Statement</th>
        <th scope="col" className={styles.last}>
          Sum
        </th>
      </tr>
    </thead>
    <tbody>
      {donors.map((donor) => (
        <Line key={`${donor.email} ${donor.name}`} donor={donor} />
      ))}
    </tbody>
  </table>
);
