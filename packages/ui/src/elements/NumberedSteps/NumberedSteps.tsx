import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import * as styles from './NumberedSteps.css.ts';

export const numberedStepsDirections = ['across', 'down'] as const;
export type NumberedStepsDirection = (typeof numberedStepsDirections)[number];

export interface NumberedStepsProps extends ComponentProps<'ol'> {
  /** Three side by side from 768 px, or stacked with rules. @default 'across' */
  direction?: NumberedStepsDirection;
}

/**
 * Steps of a process, in order. Its children are `NumberedStep`. For the reader’s progress in a form of several steps use `Steps`.
 */
export function NumberedSteps({ direction = 'across', className, ...rest }: NumberedStepsProps) {
  return <ol {...rest} className={classNames(styles.steps, styles.directions[direction], className)} />;
}

export interface NumberedStepProps extends ComponentProps<'li'> {
  /** Name of the step. */
  heading: ReactNode;
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
}

/** Step of a process: its name, and a sentence about it. */
export function NumberedStep({ heading, headingLevel = 3, className, children, ...rest }: NumberedStepProps) {
  return (
    <li {...rest} className={classNames(styles.step, styles.across, className)}>
      <Heading level={headingLevel} size="h4">
        {heading}
      </Heading>
      {children !== undefined && <div className={styles.body}>{children}</div>}
    </li>
  );
}
