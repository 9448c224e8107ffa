import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['line', 'heading', 'numeral', 'picture', 'avatar', 'control'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];
export const skeletonLengths = ['full', 'long', 'medium', 'short'] as const;
export type SkeletonLength = (typeof skeletonLengths)[number];

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children' | 'aria-hidden'> {
  /** What is coming. @default 'line' */
  shape?: SkeletonShape;
  /** How long a line or a heading. @default 'full' */
  length?: SkeletonLength;
}

/**
 * One piece of something whose shape is known and that is on its way; seen from 150 ms on, still with reduced motion.
 * Put several into a `SkeletonGroup`. When the shape is not known use `Spinner` with its words.
 */
export function Skeleton({ shape = 'line', length = 'full', className, ...rest }: SkeletonProps) {
  const long = shape === 'line' || shape === 'heading';
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={classNames(styles.skeleton, styles.shapes[shape], long && styles.lengths[length], className)}
    />
  );
}

export interface SkeletonGroupProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** What is being waited for: "Loading event...". */
  label: string;
}

/** The pieces of one thing that is on its way, with the words for those who listen. */
export function SkeletonGroup({ label, children, ...rest }: SkeletonGroupProps) {
  return (
    <div {...rest} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
