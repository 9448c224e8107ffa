import { type ComponentProps, useId } from 'react';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { range } from '../../imagery/drawing.ts';
import { classNames } from '../../style/classNames.ts';
import { lineOf } from './lineOf.ts';
import * as styles from './YearLinks.css.ts';

export interface YearLinksProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** First year. */
  from: number;
  /** Last year. */
  to: number;
  /** Shows only the decade of this year, hanging from the ground of the title above it. @default all, the last decade first */
  decadeOf?: number;
  /** Number of entries per year, shown as the length of its line; a missing year has none. Without it all lines are equal. */
  counts?: ReadonlyMap<number, number> | undefined;
  /** Returns the address of a year. Years are links: they can be shared, and work without JavaScript. */
  hrefFor: (year: number) => string;
  /** Year of the current page. */
  current?: number;
  /** Accessible name of the years: 'Graduation years'. */
  label: string;
  /** Returns a count in words for screen readers: '3 listed'. */
  countLabel?: (count: number) => string;
}

const decadeStart = (year: number) => year - (year % 10);

/**
 * Line for every year, each a link to that year: all decades stacked, or the decade around one year. For years as a picture use
 * `YearComb`; for a form field use a select.
 */
export function YearLinks({
  from,
  to,
  decadeOf,
  counts,
  hrefFor,
  current,
  label,
  countLabel = String,
  className,
  ...rest
}: YearLinksProps) {
  const id = useId();
  const most = counts && Math.max(1, ...counts.values());
  const years = (start: number) => range(10).flatMap((digit) => inside(start + digit, from, to));
  const row = (start: number) =>
    years(start).map((year) => {
      const count = counts && (counts.get(year) ?? 0);
      return (
        <li key={year} className={classNames(styles.year, styles.places[digitOf(year)])}>
          <a
            href={hrefFor(year)}
            aria-current={year === current ? 'page' : undefined}
            className={classNames(styles.link, count === 0 && styles.nobody)}
          >
            <svg viewBox="0 0 4 64" preserveAspectRatio="none" aria-hidden="true" className={styles.line}>
              <path d={`M2 0V${lineOf(count, most)}`} />
            </svg>
            {year}
            {count ? <VisuallyHidden>, {countLabel(count)}</VisuallyHidden> : null}
          </a>
        </li>
      );
    });

  if (decadeOf !== undefined) {
    return (
      <nav {...rest} aria-label={label} className={className}>
        <ol className={classNames(styles.years, styles.hanging)}>{row(decadeStart(decadeOf))}</ol>
      </nav>
    );
  }
  const first = decadeStart(from);
  const decades = range((decadeStart(to) - first) / 10 + 1).map((place) => decadeStart(to) - place * 10);
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.decades, className)}>
      {decades.map((start) => (
        <section key={start} aria-labelledby={`${id}-${start}`}>
          <h2 id={`${id}-${start}`} className={styles.decade}>
            {start}s
          </h2>
          <ol className={styles.years}>{row(start)}</ol>
        </section>
      ))}
    </nav>
  );
}

const inside = (year: number, from: number, to: number) => (year >= from && year <= to ? year : []);

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const digitOf = (year: number) => digits[year % 10] ?? 0;
