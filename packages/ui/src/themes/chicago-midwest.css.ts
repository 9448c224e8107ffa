import { globalStyle } from '@vanilla-extract/css';
import { themeVars } from '../theme/applyTheme.ts';
import { layers } from '../theme/layers.css.ts';
import { chicagoMidwest } from './chicago-midwest.ts';

globalStyle(`[data-theme='${chicagoMidwest.id}']`, {
  '@layer': { [layers.theme]: { vars: themeVars(chicagoMidwest) } },
});
