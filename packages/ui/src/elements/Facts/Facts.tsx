import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Facts.css.ts';

export interface Fact {
  /** One `Icon`. */
  icon: ReactNode;
  /** What it is a fact of, for those who do not see the icon: "Location". */
  label: string;
  value: ReactNode;
}

export interface FactsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The facts, in reading order. */
  items: readonly Fact[];
}

/** When and where: a few facts that an icon explains. For more than four, or for money, use `FactGrid`. */
export function Facts({ items, className, ...rest }: FactsProps) {
  return (
    <dl {...rest} className={classNames(styles.facts, className)}>
      {items.map(({ icon, label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.icon}>
            {icon}
            <VisuallyHidden>{label}</VisuallyHidden>
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
