import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './StoryDrawing.css.ts';
import { storyDrawing, storyDrawingHeight, storyDrawingWidth } from './subjects.ts';

export interface StoryDrawingProps
  extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'preserveAspectRatio' | 'aria-hidden'> {
  /** Id or address of the story: the same seed gives the same drawing everywhere. */
  seed: string;
}

/**
 * Drawing of a story without a picture: rings, a stair, roots, a comb, an arcade or circles, on indigo or on a tint, with one
 * marigold part. It fills its frame. Decorative. For a missing picture of anything else use the `fallback` of `Picture`.
 */
export function StoryDrawing({ seed, className, ...rest }: StoryDrawingProps) {
  const { lines, hot, tone } = storyDrawing(seed);
  return (
    <svg
      {...rest}
      viewBox={`0 0 ${storyDrawingWidth} ${storyDrawingHeight}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={classNames(styles.drawing, styles.tones[tone], className)}
    >
      <path d={lines} className={styles.line} />
      <path d={hot} className={styles.hots[tone]} />
    </svg>
  );
}
