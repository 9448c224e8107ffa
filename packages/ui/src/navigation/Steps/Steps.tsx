import { Check } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Steps.css.ts';

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children' | 'aria-label'> {
  /** What each step is called, in order. Two to five. */
  steps: readonly string[];
  /** The one the reader is at, from 1. One more than there are: all done. */
  current: number;
  /** Names the list. @default 'Progress' */
  label?: string;
  /** Said before a step that is done. @default 'Done' */
  doneLabel?: string;
}

/**
 * How far through a form of several steps somebody is: a dimension line, in which done, now and next are told apart by
 * shape and weight as well as colour. It shows, and leads nowhere: going back is the form's Previous button. On phones
 * only the current step shows its words.
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
