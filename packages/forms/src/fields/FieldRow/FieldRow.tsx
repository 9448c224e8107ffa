import { classNames } from '@banyan/ui/style';
import type { ComponentProps } from 'react';
import * as styles from './FieldRow.css.ts';

export const fieldRowRatios = ['1/1', '1/2', '3/1/1'] as const;
export type FieldRowRatio = (typeof fieldRowRatios)[number];

export interface FieldRowProps extends ComponentProps<'div'> {
  /** Widths of the fields, from 768 px. Below that they are stacked. @default '1/1' */
  ratio?: FieldRowRatio;
}

/** Row of fields that belong beside each other, such as first and last name. Other fields are stacked in one column by `FormBody`. */
export function FieldRow({ ratio = '1/1', className, ...rest }: FieldRowProps) {
  return <div {...rest} className={classNames(styles.row, styles.ratios[ratio], className)} />;
}

export interface FieldBranchProps extends ComponentProps<'div'> {
  /**
   * Shows the field, by styles alone, only while an option with the value `Other` is chosen in the form. For forms that work
   * without scripts. The typed text is sent either way. @default false, the caller renders the field only while it is needed
   */
  withOther?: boolean;
}

/** Field that depends on the answer above it, with a line to that answer: "Other", then which. */
export function FieldBranch({ withOther = false, className, ...rest }: FieldBranchProps) {
  return <div {...rest} className={classNames(styles.branch, withOther && styles.withOther, className)} />;
}
