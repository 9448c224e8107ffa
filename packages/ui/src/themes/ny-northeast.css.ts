import { globalStyle } from '@vanilla-extract/css';
import { themeVars } from '../theme/applyTheme.ts';
import { layers } from '../theme/layers.css.ts';
import { nyNortheast } from './ny-northeast.ts';

globalStyle(`[data-theme='${nyNortheast.id}']`, {
  '@layer': { [layers.theme]: { vars: themeVars(nyNortheast) } },
});
