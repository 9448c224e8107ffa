import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import * as styles from './RecordGroup.css.ts';

export interface RecordGroupProps {
  /** Its heading, a few words. */
  heading: string;
  /** Said beside the heading, such as a count. */
  aside?: ReactNode;
  /** What can be done with all of it: one small quiet `Button`. */
  action?: ReactNode;
  /** Whether it can be closed: on phones. @default false */
  folds?: boolean;
  /** Whether one that can be closed is open at first. @default false */
  isOpen?: boolean;
  /** What belongs to it. */
  children: ReactNode;
}

/** A part of a record: its heading on a line, and what belongs to it; where there is little room it opens when it is wanted. */
export function RecordGroup({
  heading,
  aside,
  action,
  folds = false,
  isOpen = false,
  children,
}: RecordGroupProps) {
  const id = useId();
  const words = (
    <span className={styles.words}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </span>
  );
  if (!folds)
    return (
      <section aria-labelledby={id} className={styles.group}>
        <div className={styles.head}>
          {words}
          {action !== undefined && <span className={styles.act}>{action}</span>}
        </div>
        {children}
      </section>
    );
  return (
    <details open={isOpen} className={styles.group}>
      <summary className={classNames(styles.head, styles.summary)}>
        {words}
        <Icon icon={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.inside}>
        {children}
        {action !== undefined && <div className={styles.foldedAct}>{action}</div>}
      </div>
    </details>
  );
}
