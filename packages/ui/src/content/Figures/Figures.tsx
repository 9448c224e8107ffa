import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Figures.css.ts';

export interface Figure {
  /** Numeral as it is read: `5,000+`. */
  value: string;
  /** Label of the counted thing, in a few words. */
  label: ReactNode;
}

export interface FiguresProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Two or three figures; three are in one row from 768 px. */
  figures: readonly Figure[];
}

/** Counts and years as wide, thin numerals, each under a measuring line. For facts about one thing use `FactGrid`. */
export function Figures({ figures, className, ...rest }: FiguresProps) {
  return (
    <dl {...rest} className={classNames(styles.figures, className)}>
      {figures.map(({ value, label }) => (
        <div key={value} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
