import { Check } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Steps.css.ts';

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children' | 'aria-label'> {
  /** Names of the steps, in order. Two to five. */
  steps: readonly string[];
  /** Number of the current step, from 1. The number of steps plus one means that all are done. */
  current: number;
  /** Accessible name of the list. @default 'Progress' */
  label?: string;
  /** Text for screen readers before a completed step. @default 'Done' */
  doneLabel?: string;
}

/**
 * Progress through a form of several steps: a dimension line that shows done, current and next steps by shape and weight as well
 * as color. Its steps are not links: the form’s Previous button goes back. On phones only the current step shows its label.
 */
export function Steps({
  steps,
  current,
  label = 'Progress',
  doneLabel = 'Done',
  className,
  ...rest
}: StepsProps) {
  return (
    <ol {...rest} aria-label={label} className={classNames(styles.steps, className)}>
      {steps.map((words, index) => {
        const number = index + 1;
        const done = number < current;
        const now = number === current;
        return (
          <li
            key={words}
            aria-current={now ? 'step' : undefined}
            className={classNames(styles.step, done && styles.done, now && styles.now)}
          >
            <span aria-hidden="true" className={styles.number}>
              {done ? <Icon icon={Check} size={26} className={styles.tick} /> : number}
            </span>
            <span className={styles.words}>
              {done ? <VisuallyHidden>{doneLabel}: </VisuallyHidden> : null}
              {words}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
