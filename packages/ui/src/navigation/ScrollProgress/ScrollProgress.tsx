import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import { progress } from './ScrollProgress.css.ts';

export type ScrollProgressProps = Omit<ComponentProps<'div'>, 'children' | 'aria-hidden'>;

/**
 * Scroll progress of the page: a bar of 3 px above the header. The browser draws it from the scroll position, without a script
 * or work per frame; without support for scroll timelines there is no bar. It moves only with the reader’s scrolling, so it
 * remains with reduced motion. Use it once per page, as the first element; it is hidden from assistive technology.
 */
export function ScrollProgress({ className, ...rest }: ScrollProgressProps) {
  return <div {...rest} aria-hidden="true" className={classNames(progress, className)} />;
}
