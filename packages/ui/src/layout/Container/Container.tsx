import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Container.css.ts';

export type ContainerProps = ComponentProps<'div'>;

/**
 * The page's width and its side margins. One per section: colour runs to the window's edge outside of it, words stay
 * inside. For air above and below use `Section`.
 */
export function Container({ className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames(styles.container, className)} />;
}
