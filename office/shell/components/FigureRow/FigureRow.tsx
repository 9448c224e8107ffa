import { classNames } from '@banyan/ui/style';
import type { ComponentProps } from 'react';
import * as styles from './FigureRow.css.ts';

/** A count or a sum, and what it is of. */
export interface OfficeFigure {
  /** As it is read: "$38,420". */
  value: string;
  /** In a few words: "this year". */
  label: string;
  /** `bad` for what went wrong, `quiet` for what is only beside the others. */
  tone?: 'bad' | 'quiet' | undefined;
}

export interface FigureRowProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Two to four. */
  figures: readonly OfficeFigure[];
}

/** How something stands, in figures under the line they measure; two to a row on phones. On pages of the site use `Figures`. */
export const FigureRow = ({ figures, className, ...rest }: FigureRowProps) => (
  <dl {...rest} className={classNames(styles.figures, className)}>
    {figures.map(({ value, label, tone }) => (
      <div key={label} className={styles.figure}>
        <dt className={styles.label}>{label}</dt>
        <dd data-tone={tone} className={styles.value}>
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
