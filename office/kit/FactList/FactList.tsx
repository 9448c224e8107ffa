import { classNames } from '@banyan/ui/style';
import type { ReactNode } from 'react';
import * as styles from './FactList.css.ts';

/** Label and value; an empty value means unknown. */
interface FactListItem {
  label: string;
  value: ReactNode;
  /** Action for the fact: one small quiet `Button`. */
  action?: ReactNode;
}

export interface FactListProps {
  /** Facts in display order. */
  items: readonly FactListItem[];
}

/** List of facts about a person, one per line. */
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
