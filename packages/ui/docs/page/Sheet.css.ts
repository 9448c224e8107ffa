import { layers, vars } from '@banyan/ui/theme';
import { style } from '@vanilla-extract/css';

/** What a story stands on when several share one page. */
export const sheet = style({
  '@layer': {
    [layers.page]: {
      background: vars.color.bg,
      color: vars.color.text,
      padding: '30px 20px',
      margin: '-30px -20px',
    },
  },
});
