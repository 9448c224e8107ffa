import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';

/** The gutter stays where a scrollbar was, so that nothing behind an overlay jumps sideways. */
globalStyle('html[data-scroll-locked]', {
  '@layer': { [layers.base]: { overflow: 'hidden', scrollbarGutter: 'stable' } },
});
