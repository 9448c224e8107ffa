import { classNames } from '@banyan/ui/style';
import type { ReactNode } from 'react';
import * as styles from './FactList.css.ts';

/** A label and what stands for it; empty for what is not known. */
interface FactListItem {
  label: string;
  value: ReactNode;
  /** What can be done with it: one small quiet `Button`. */
  action?: ReactNode;
}

export interface FactListProps {
  /** The facts, in order. */
  items: readonly FactListItem[];
}

/** What is known of somebody, line by line. */
export const FactList = ({ items }: FactListProps) => (
  <dl>
    {items.map(({ label, value, action }) => (
      <div key={label} className={styles.fact}>
        <dt className={styles.term}>{label}</dt>
        <dd className={classNames(styles.value, value === '' && styles.missing)}>
          {value === '' ? 'not given' : value}
        </dd>
        {action !== undefined && <dd>{action}</dd>}
      </div>
    ))}
  </dl>
);
