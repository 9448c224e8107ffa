import type { ReactNode } from 'react';
import * as styles from './grid.css.ts';

/** Pair of sentences: the text we write and the careless version to avoid. */
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
