import { globalLayer } from '@vanilla-extract/css';

globalLayer('banyan');

/**
 * Cascade layers, weakest first. `element` is for single parts (Button), `component` for parts composed of them
 * (FeaturedEvent), `layout` for the owners of outer space, `page` for a site’s own layout.
 */
export const layers = {
  reset: globalLayer({ parent: 'banyan' }, 'reset'),
  theme: globalLayer({ parent: 'banyan' }, 'theme'),
  base: globalLayer({ parent: 'banyan' }, 'base'),
  element: globalLayer({ parent: 'banyan' }, 'element'),
  component: globalLayer({ parent: 'banyan' }, 'component'),
  layout: globalLayer({ parent: 'banyan' }, 'layout'),
  page: globalLayer({ parent: 'banyan' }, 'page'),
};
