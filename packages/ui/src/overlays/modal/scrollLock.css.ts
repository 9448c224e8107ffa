import { globalIn } from '../../style/inLayer.ts';

/** Width of the scrollbar that the lock removed; unset if there was none. */
export const scrollbarWidth = '--banyan-scrollbar-width';

globalIn('base', 'html[data-scroll-locked]', { overflow: 'hidden' });

/* The page keeps its width, so that nothing behind an overlay jumps sideways, and the overlay gets the full width. */
globalIn('base', 'html[data-scroll-locked] body', { paddingInlineEnd: `var(${scrollbarWidth}, 0)` });
