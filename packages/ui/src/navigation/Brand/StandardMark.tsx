import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Brand.css.ts';

export interface StandardMarkProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'role'> {
  /** Accessible name if no text is beside it. Without it the mark is decorative. */
  label?: string;
}

interface MarkFrameProps extends StandardMarkProps, Pick<ComponentProps<'svg'>, 'children'> {
  /** Width and height, in units of the drawing and, without styles, in pixels. */
  size: number;
}

/** Frame of both drawings of the mark. */
export const MarkFrame = ({ size, label, className, ...rest }: MarkFrameProps) => (
  <svg
    width={size}
    height={size}
    {...rest}
    viewBox={`0 0 ${size} ${size}`}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    focusable="false"
    className={classNames(styles.mark, className)}
  />
);

/** Drawing of the mark for 25 px and more. */
export const StandardMark = (props: StandardMarkProps) => (
  <MarkFrame {...props} size={36}>
    <g strokeWidth="4">
      <path
        stroke="currentColor"
        d="M18 36V2M18 2h-4A12 12 0 0 0 2 14v12M18 2h4A12 12 0 0 1 34 14v2.3M18 10h-4a4 4 0 0 0-4 4v5M18 10h4a4 4 0 0 1 4 4v14"
      />
      <path className={styles.newestRoot} d="M34 16v20" />
    </g>
  </MarkFrame>
);
