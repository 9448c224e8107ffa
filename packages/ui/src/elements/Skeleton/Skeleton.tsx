import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['line', 'heading', 'numeral', 'picture', 'avatar', 'control'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];
export const skeletonLengths = ['full', 'long', 'medium', 'short'] as const;
export type SkeletonLength = (typeof skeletonLengths)[number];

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children' | 'aria-hidden'> {
  /** Shape of the expected content. @default 'line' */
  shape?: SkeletonShape;
  /** Length of a line or a heading. @default 'full' */
  length?: SkeletonLength;
}

/**
 * Placeholder for loading content whose shape is known. Appears after 150 ms; static with reduced motion. Put several into a
 * `SkeletonGroup`. For content of unknown shape use `Spinner` with text.
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
  /** Loading message: "Loading event...". */
  label: string;
}

/** Placeholders of one loading thing, with a message for screen readers. */
export function SkeletonGroup({ label, children, ...rest }: SkeletonGroupProps) {
  return (
    <div {...rest} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
