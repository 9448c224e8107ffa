import { classNames } from '@banyan/ui/style';
import type { ComponentProps } from 'react';
import * as styles from './FieldRow.css.ts';

export const fieldRowRatios = ['1/1', '1/2', '3/1/1'] as const;
export type FieldRowRatio = (typeof fieldRowRatios)[number];

export interface FieldRowProps extends ComponentProps<'div'> {
  /** Widths of the fields, from 768 px. Below that they stand one under the other. @default '1/1' */
  ratio?: FieldRowRatio;
}

/**
 * Fields that belong beside each other: first and last name. Otherwise fields stand in one column, as
 * `FormBody` has them.
 */
export function FieldRow({ ratio = '1/1', className, ...rest }: FieldRowProps) {
  return <div {...rest} className={classNames(styles.row, styles.ratios[ratio], className)} />;
}

export interface FieldBranchProps extends ComponentProps<'div'> {
  /**
   * In a form that works without scripts: shown while an option of the value `Other` is chosen in it, by styles alone. What
   * is typed is sent either way. @default false, it is in the page only while it is needed
   */
  withOther?: boolean;
}

/** A field that an answer above it brought along, hanging from that answer: "Other", then which. */
export function FieldBranch({ withOther = false, className, ...rest }: FieldBranchProps) {
  return <div {...rest} className={classNames(styles.branch, withOther && styles.withOther, className)} />;
}
