import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Facts.css.ts';

export interface Fact {
  /** An `Icon`. */
  icon: ReactNode;
  /** Label of the fact for screen readers, in place of the icon: "Location". */
  label: string;
  value: ReactNode;
}

export interface FactsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Facts, in reading order. */
  items: readonly Fact[];
}

/** A few facts with icons, such as time and place. For more than four, or for money, use `FactGrid`. */
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
