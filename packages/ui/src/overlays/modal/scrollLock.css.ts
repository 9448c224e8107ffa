import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';

/** How wide the scrollbar was that the lock took away. */
export const scrollbarWidth = '--banyan-scrollbar-width';

globalStyle('html[data-scroll-locked]', { '@layer': { [layers.base]: { overflow: 'hidden' } } });

/* The page keeps its width, so that nothing behind an overlay jumps sideways, and the overlay gets all of it. */
globalStyle('html[data-scroll-locked] body', {
  '@layer': { [layers.base]: { paddingInlineEnd: `var(${scrollbarWidth})` } },
});
