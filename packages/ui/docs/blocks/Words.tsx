import type { ReactNode } from 'react';
import * as styles from './grid.css.ts';

/** A pair of sentences: what we write, and what we would have written without thinking. */
export function Words({ write, not }: { write: ReactNode; not: ReactNode }) {
  return (
    <div className={styles.pair}>
      <p className={styles.say}>{write}</p>
      <p className={styles.avoid}>
        <del>{not}</del>
      </p>
    </div>
  );
}
