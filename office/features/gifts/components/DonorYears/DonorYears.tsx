import { moneyWords } from '../../../../kit/words/money.ts';
import * as styles from './DonorYears.css.ts';

/** Totals of a donor’s gifts in one year. Amounts are cents of US dollars. */
export interface YearOfGifts {
  /** The calendar year: 2026. */
  year: number;
  /** Number of gifts. */
  gifts: number;
  /** Received, before refunds. */
  cents: number;
  refundedCents: number;
}

export interface DonorYearsProps {
  /** Years in which a gift was received, newest first. */
  years: readonly YearOfGifts[];
}

const sum = (years: readonly YearOfGifts[], of: (year: YearOfGifts) => number) =>
  years.reduce((all, year) => all + of(year), 0);

const Cells = ({ gifts, cents, refundedCents }: Omit<YearOfGifts, 'year'>) => (
  <>
    <td>{gifts.toLocaleString('en-US')}</td>
    <td>{moneyWords(cents)}</td>
    <td>{moneyWords(refundedCents)}</td>
    <td>{moneyWords(cents - refundedCents)}</td>
  </>
);

/** Totals of a donor’s gifts by year: received, refunded, and after refunds. Phones do not show the number of gifts. */
export const DonorYears = ({ years }: DonorYearsProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">Year</th>
        <th scope="col">Gifts</th>
        <th scope="col">Received</th>
        <th scope="col">Refunded</th>
        <th scope="col">After refunds</th>
      </tr>
    </thead>
    <tbody>
      {years.map(({ year, ...totals }) => (
        <tr key={year}>
          <th scope="row">{year}</th>
          <Cells {...totals} />
        </tr>
      ))}
    </tbody>
    {years.length > 1 && (
      <tfoot>
        <tr>
          <th scope="row">All</th>
          <Cells
            gifts={sum(years, ({ gifts }) => gifts)}
            cents={sum(years, ({ cents }) => cents)}
            refundedCents={sum(years, ({ refundedCents }) => refundedCents)}
          />
        </tr>
      </tfoot>
    )}
  </table>
);
