import { classNames } from '@banyan/ui/style';
import type { ComponentProps } from 'react';
import * as styles from './FigureRow.css.ts';

/** Count or sum with its label. */
export interface OfficeFigure {
  /** Formatted value: "$38,420". */
  value: string;
  /** Label in a few words: "this year". */
  label: string;
  /** Tone of the figure: `bad` for a problem, `quiet` for a secondary figure. */
  tone?: 'bad' | 'quiet' | undefined;
}

export interface FigureRowProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Two to four figures. */
  figures: readonly OfficeFigure[];
}

/** Row of key figures; two per row on phones. On pages of the site use `Figures`. */
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
