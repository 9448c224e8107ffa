import type { ReactNode } from 'react';
import * as styles from './grid.css.ts';

/** Definition list: one name and its meaning per row. */
export function Terms({ of }: { of: readonly (readonly [term: ReactNode, meaning: ReactNode])[] }) {
  return (
    <dl className={styles.rows}>
      {of.map(([term, meaning], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a written list never changes its order.
        <div key={place} className={styles.row}>
          <dt className={styles.factsName}>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
