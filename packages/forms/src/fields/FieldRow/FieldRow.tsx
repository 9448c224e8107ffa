import { classNames } from '@banyan/ui/style';
import type { ComponentProps } from 'react';
import * as styles from './FieldRow.css.ts';

export const fieldRowRatios = ['1/1', '1/2', '3/1/1'] as const;
export type FieldRowRatio = (typeof fieldRowRatios)[number];

export interface FieldRowProps extends ComponentProps<'div'> {
  /** Widths of the fields, from 768 px. Below that they stand one under the other. @default '1/1' */
  ratio?: FieldRowRatio;
}

/** Fields that belong beside each other: first and last name. Fields are otherwise in one column. */
export function FieldRow({ ratio = '1/1', className, ...rest }: FieldRowProps) {
  return <div {...rest} className={classNames(styles.row, styles.ratios[ratio], className)} />;
}

export type FieldBranchProps = ComponentProps<'div'>;

/** A field that an answer above it brought along, hanging from that answer: "Other", then which. */
export function FieldBranch({ className, ...rest }: FieldBranchProps) {
  return <div {...rest} className={classNames(styles.branch, className)} />;
}
