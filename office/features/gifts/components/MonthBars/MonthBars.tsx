import { VisuallyHidden } from '@banyan/ui/elements';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { moneyWords } from '../../../../kit/words/money.ts';
import { monthName } from '../../../../kit/words/times.ts';
import { drawnOf, height } from './drawn.ts';
import * as styles from './MonthBars.css.ts';

/** Gift totals of one month and of the same month a year before, in whole cents. */
export interface GiftMonth {
  /** 1 to 12. */
  month: number;
  /** Sum received, before refunds. */
  cents: number;
  gifts: number;
  refundedCents: number;
  /** The same month a year before. */
  before: { cents: number };
}

export interface MonthBarsProps {
  /** Year of the bars, such as 2026. The lines show the year before. */
  year: number;
  /** The twelve months, starting with January. */
  months: readonly GiftMonth[];
  /** The current month, 1 to 12. Later months have not begun. */
  now: number;
  /** Content at the start of the row that holds the key. */
  children?: ReactNode;
}

const nameOf = (month: number): string => monthName(Date.UTC(2000, month - 1, 15), 'short');

/** Height of the outline of a month that has not begun, in pixels. */
const openingHigh = 18;

/** Bar with a rounded top. Its bottom end is clipped. */
const Bar = ({ high, className }: { high: number; className: string }) => (
  <svg aria-hidden="true" y={height - high} width="100%" height={high}>
    <rect x="18%" y={1} width="64%" height={high + 120} rx="32%" className={className} />
  </svg>
);

function Above({
  bar,
  before,
  sum,
  isComing,
}: {
  bar: number;
  before: number;
  sum: string;
  isComing: boolean;
}) {
  const line = { x1: '6%', x2: '94%', y1: height - before, y2: height - before };
  return (
    <svg aria-hidden="true" className={styles.drawing}>
      {bar > 0 && <Bar high={bar} className={styles.bar} />}
      {isComing && bar === 0 && <Bar high={openingHigh} className={styles.coming} />}
      {before > 0 && (
        <>
          <line {...line} className={styles.rim} />
          <line {...line} className={styles.before} />
        </>
      )}
      {bar > 0 && (
        <text x="50%" y={height - bar - 8} textAnchor="middle" className={styles.sum}>
          {sum}
        </text>
      )}
    </svg>
  );
}

const Below = ({ long }: { long: number }) => (
  <svg aria-hidden="true" className={styles.drawing}>
    {long > 0 && (
      <>
        <line x1="50%" x2="50%" y1={0} y2={long} className={styles.back} />
        <circle cx="50%" cy={long} r={3} className={styles.back} />
      </>
    )}
  </svg>
);

const Key = ({ year }: { year: number }) => (
  <p aria-hidden="true" className={styles.key}>
    <span>
      <svg aria-hidden="true" width={14}>
        <path d="M0 16V7a7 7 0 0 1 14 0v9Z" className={styles.bar} />
      </svg>
      {year} received
    </span>
    <span>
      <svg aria-hidden="true" width={20}>
        <path d="M0 8h20" className={styles.before} />
      </svg>
      {year - 1} received
    </span>
    <span>
      <svg aria-hidden="true" width={2}>
        <path d="M1 0v16" className={styles.back} />
      </svg>
      refunds, below the line
    </span>
  </p>
);

/**
 * Gifts by month, as a table drawn as a bar chart. Bars show this year, lines across them the year before, and bars below the axis
 * the refunds.
 */
export function MonthBars({ year, months, now, children }: MonthBarsProps) {
  const scroll = useRef<HTMLElement>(null);
  const current = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    const [frame, row] = [scroll.current, current.current];
    if (frame && row) frame.scrollLeft = row.offsetLeft + row.offsetWidth * 2 - frame.clientWidth;
  }, []);
  const drawn = drawnOf(months);
  return (
    <div className={styles.root}>
      <div className={styles.top}>
        {children}
        <Key year={year} />
      </div>
      <section
        ref={scroll}
        aria-label="Gifts by month"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what goes sideways has to do so by keys too
        tabIndex={0}
        className={styles.scroll}
      >
        <table className={styles.table}>
          <caption>Gifts by month, this year and last, before refunds</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">{year} received</th>
              <th scope="col">{year - 1} received</th>
              <th scope="col">Refunded</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, cents, refundedCents, before }, index) => {
              const isComing = month > now;
              const sum = moneyWords(cents, true);
              const { bar = 0, before: line = 0, back = 0 } = drawn[index] ?? {};
              return (
                <tr
                  key={month}
                  ref={month === now ? current : undefined}
                  data-now={month === now || undefined}
                  className={styles.month}
                >
                  <th scope="row" className={styles.name}>
                    {nameOf(month)}
                  </th>
                  <td className={styles.above}>
                    <Above bar={bar} before={line} sum={sum} isComing={isComing} />
                    <VisuallyHidden>{isComing && cents === 0 ? '–' : sum}</VisuallyHidden>
                  </td>
                  <td className={styles.hidden}>{moneyWords(before.cents, true)}</td>
                  <td className={styles.below}>
                    <Below long={back} />
                    <VisuallyHidden>
                      {refundedCents === 0 ? '–' : moneyWords(refundedCents, true)}
                    </VisuallyHidden>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}
