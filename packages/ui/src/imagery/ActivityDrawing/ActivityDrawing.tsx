import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './ActivityDrawing.css.ts';
import { type Activity, subjects } from './subjects.ts';

export interface ActivityDrawingProps
  extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'aria-hidden' | 'width' | 'height'> {
  /** Subject: seats around a stage, arcades that meet, roots as pillars, a stair, a block and tackle, a printed sheet. */
  activity: Activity;
}

/** Small drawing of one of six activities of the association, 132 by 102, each with one marigold part. Decorative. */
export function ActivityDrawing({ activity, className, ...rest }: ActivityDrawingProps) {
  const { lines, hot, weight } = subjects[activity];
  return (
    <svg
      {...rest}
      viewBox="0 0 132 102"
      width={132}
      height={102}
      aria-hidden="true"
      className={classNames(styles.drawing, className)}
    >
      <path d={lines} />
      <path d={hot} strokeWidth={weight} className={styles.hot} />
      <path d="M0 101H132" />
    </svg>
  );
}
