import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import * as styles from './RecordGroup.css.ts';

export interface RecordGroupProps {
  /** Heading, a few words. */
  heading: string;
  /** Text beside the heading, such as a count. */
  aside?: ReactNode;
  /** Action for the whole group: one small quiet `Button`. */
  action?: ReactNode;
  /** Makes the group collapsible, for phones. @default false */
  folds?: boolean;
  /** Opens a collapsible group initially. @default false */
  isOpen?: boolean;
  /** Content of the group. */
  children: ReactNode;
}

/** Group of a record: a heading with a line and its content. With little room it can be collapsed. */
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
