import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './FactGrid.css.ts';
import { cellsOf, type FactGridCell, type FactGridItem } from './rows.ts';

export interface FactGridProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Facts, in reading order. */
  items: readonly FactGridItem[];
  /** Dark row above the facts with their subject: label "Sheet", value "Donation summary". */
  heading?: { label: string; value: ReactNode };
  /** Stacks halves below 480 px: for long values that must not wrap, such as email addresses. @default false */
  stacking?: boolean;
  /** Sum below the facts, set large. */
  total?: { label: string; value: ReactNode };
}

const placeOf = ({ place, top }: FactGridCell) =>
  classNames(
    styles.cell,
    place === 'first' && styles.firstHalf,
    place === 'second' && styles.secondHalf,
    place === 'second' && top && styles.inTopRow,
  );

/** Facts in ruled cells, label above value, like the title block of a drawing. For two or three facts with icons use `Facts`. */
export function FactGrid({ items, heading, stacking = false, total, className, ...rest }: FactGridProps) {
  return (
    <dl {...rest} className={classNames(styles.grid, stacking && styles.stacking, className)}>
      {heading && (
        <div className={classNames(styles.cell, styles.title)}>
          <dt className={visuallyHidden}>{heading.label}</dt>
          <dd>{heading.value}</dd>
        </div>
      )}
      {cellsOf(items).map((cell) => (
        <div key={cell.label} className={placeOf(cell)}>
          <dt className={styles.label}>{cell.label}</dt>
          <dd className={styles.value}>{cell.value}</dd>
        </div>
      ))}
      {total && (
        <div className={classNames(styles.cell, styles.total)}>
          <dt className={styles.label}>{total.label}</dt>
          <dd className={styles.sum}>{total.value}</dd>
        </div>
      )}
    </dl>
  );
}
