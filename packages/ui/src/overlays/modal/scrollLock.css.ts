import { globalIn } from '../../style/inLayer.ts';

/** How wide the scrollbar was that the lock took away; unset where there was none. */
export const scrollbarWidth = '--banyan-scrollbar-width';

globalIn('base', 'html[data-scroll-locked]', { overflow: 'hidden' });

/* The page keeps its width, so that nothing behind an overlay jumps sideways, and the overlay gets all of it. */
globalIn('base', 'html[data-scroll-locked] body', { paddingInlineEnd: `var(${scrollbarWidth}, 0)` });
