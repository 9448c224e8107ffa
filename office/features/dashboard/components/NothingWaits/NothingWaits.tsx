import { useId } from 'react';
import { atWords } from '../../../../kit/words/times.ts';
import * as styles from './NothingWaits.css.ts';

export interface NothingWaitsProps {
  /** Volunteer and time (ISO) of the last decision; `null` if there was none. */
  last: { by: string; at: string } | null;
  /** Title and day of the next event. @default no event is mentioned */
  next?: { title: string; day: string } | undefined;
  /** Current time, in milliseconds. */
  now: number;
}

/** Outlines of an arch at `x` that is 148 units wide: the outer one, and three inside it. */
const archAt = (x: number) =>
  [0, 14, 28, 42].map((by) => {
    const radius = 74 - by;
    return `M${x + by} 190V84a${radius} ${radius} 0 0 1 ${radius * 2} 0V190`;
  });

const closed = [4, 158, 466].flatMap(archAt);
const [outer] = archAt(312);

/** Empty state of the dashboard: a drawing of an arcade with one open arch and a plumb line through it. */
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
