import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Container.css.ts';

export type ContainerProps = ComponentProps<'div'>;

/**
 * Content width and side margins of the page. One per section: its background runs to the window’s edge outside, its content is
 * inside. For space above and below use `Section`.
 */
export function Container({ className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames(styles.container, className)} />;
}
