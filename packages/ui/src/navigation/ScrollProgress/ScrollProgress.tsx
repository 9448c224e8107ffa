import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import { progress } from './ScrollProgress.css.ts';

export type ScrollProgressProps = Omit<ComponentProps<'div'>, 'children' | 'aria-hidden'>;

/**
 * How much of the page has gone by: 3 px over the header. Drawn by the browser from the scroll position, with no script
 * and no work per frame; where scroll timelines are unknown there is no bar. It moves only when the reader does, so it
 * stays with reduced motion. Once per page, as its first element; assistive technology has its own way to tell.
 */
export function ScrollProgress({ className, ...rest }: ScrollProgressProps) {
  return <div {...rest} aria-hidden="true" className={classNames(progress, className)} />;
}
