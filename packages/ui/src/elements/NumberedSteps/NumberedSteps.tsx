import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import * as styles from './NumberedSteps.css.ts';

export const numberedStepsDirections = ['across', 'down'] as const;
export type NumberedStepsDirection = (typeof numberedStepsDirections)[number];

export interface NumberedStepsProps extends ComponentProps<'ol'> {
  /** Three beside each other from 768 px, or below one another with rules. @default 'across' */
  direction?: NumberedStepsDirection;
}

/** What happens, in order. Its children are `NumberedStep`. Where somebody stands in a form of several steps is said by `Steps`. */
export function NumberedSteps({ direction = 'across', className, ...rest }: NumberedStepsProps) {
  return <ol {...rest} className={classNames(styles.steps, styles.directions[direction], className)} />;
}

export interface NumberedStepProps extends ComponentProps<'li'> {
  /** What happens in this step. */
  heading: ReactNode;
  /** The place of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
}

/** One step: what happens, and a sentence about it. */
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
