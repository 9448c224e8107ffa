import { useId } from 'react';
import { atWords } from '../../../../kit/words/times.ts';
import * as styles from './NothingWaits.css.ts';

export interface NothingWaitsProps {
  /** Who decided last, and when (ISO); `null` when nobody ever did. */
  last: { by: string; at: string } | null;
  /** The next event: what, and on which day. @default nothing is said of one */
  next?: { title: string; day: string } | undefined;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

/** The orders of an arch of 148 units at `x`: the outer one, and three within. */
const archAt = (x: number) =>
  [0, 14, 28, 42].map((by) => {
    const radius = 74 - by;
    return `M${x + by} 190V84a${radius} ${radius} 0 0 1 ${radius * 2} 0V190`;
  });

const closed = [4, 158, 466].flatMap(archAt);
const [outer] = archAt(312);

/** All is done: an arcade with one free opening, and the plumb line through it. */
export function NothingWaits({ last, next, now }: NothingWaitsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.nothing}>
      <svg viewBox="0 0 620 190" aria-hidden="true" className={styles.arcade}>
        {closed.map((d, order) => (
          <path key={d} d={d} className={order % 4 === 0 ? undefined : styles.inner} />
        ))}
        <path d={outer} />
        <path d="M386 0V168" className={styles.plumb} />
        <rect x="377" y="162" width="18" height="28" rx="7" className={styles.bob} />
      </svg>
      <h2 id={id} className={styles.heading}>
        You’re all caught up.
      </h2>
      <p className={styles.words}>
        {last && `Last decision by ${last.by} ${atWords(last.at, now)}. `}
        {next && `Next event: ${next.title}, on ${next.day}.`}
      </p>
    </section>
  );
}
