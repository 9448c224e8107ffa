import { type ComponentProps, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { range } from '../../imagery/drawing.ts';
import { lineOf, longestLine } from '../../imagery/lineOf.ts';
import { classNames } from '../../style/classNames.ts';
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
  /**
   * Folds decades without entries, and returns the label of their disclosure: '1855 to 1949: nobody is listed yet'. Needs `counts`.
   * @default decades are not folded
   */
  emptyLabel?: (from: number, to: number) => ReactNode;
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
  emptyLabel,
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
            <svg
              viewBox={`0 0 4 ${longestLine}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className={styles.line}
            >
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
  const section = (start: number) => (
    <section key={start} aria-labelledby={`${id}-${start}`}>
      <h2 id={`${id}-${start}`} className={styles.decade}>
        {start}s
      </h2>
      <ol className={styles.years}>{row(start)}</ol>
    </section>
  );
  const isEmpty = (start: number) =>
    emptyLabel !== undefined && counts !== undefined && years(start).every((year) => !counts.get(year));
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.decades, className)}>
      {runsOf(decadesOf(from, to), isEmpty).map(({ starts, empty }) => {
        const [newest = from] = starts;
        const oldest = starts.at(-1) ?? from;
        if (!empty) return starts.map(section);
        return (
          <details key={newest} className={styles.folded}>
            <summary className={styles.summary}>
              {emptyLabel?.(Math.max(from, oldest), Math.min(to, newest + 9))}
            </summary>
            <div className={styles.decades}>{starts.map(section)}</div>
          </details>
        );
      })}
    </nav>
  );
}

/** First years of the decades, the last decade first. */
function decadesOf(from: number, to: number): number[] {
  const last = decadeStart(to);
  return range((last - decadeStart(from)) / 10 + 1).map((place) => last - place * 10);
}

interface Run {
  starts: number[];
  empty: boolean;
}

/** Groups neighboring decades that are all empty, or all not. */
function runsOf(starts: readonly number[], isEmpty: (start: number) => boolean): Run[] {
  const runs: Run[] = [];
  for (const start of starts) {
    const empty = isEmpty(start);
    const run = runs.at(-1);
    if (run?.empty === empty) run.starts.push(start);
    else runs.push({ starts: [start], empty });
  }
  return runs;
}

const inside = (year: number, from: number, to: number) => (year >= from && year <= to ? year : []);

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const digitOf = (year: number) => digits[year % 10] ?? 0;
