import { moneyWords } from '../../../../kit/words/money.ts';
import * as styles from './DonorYears.css.ts';

/** What a donor gave in a year. Cents of US dollars. */
export interface YearOfGifts {
  /** The calendar year: 2026. */
  year: number;
  /** How many gifts. */
  gifts: number;
  /** Received, before refunds. */
  cents: number;
  refundedCents: number;
}

export interface DonorYearsProps {
  /** Years in which something was received, newest first. */
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

/** Totals of a donor's gifts by year: received, refunded, and after refunds. On phones the count of gifts is left out. */
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
