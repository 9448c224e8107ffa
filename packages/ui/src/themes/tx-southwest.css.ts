import { globalStyle } from '@vanilla-extract/css';
import { themeVars } from '../theme/applyTheme.ts';
import { layers } from '../theme/layers.css.ts';
import { txSouthwest } from './tx-southwest.ts';

globalStyle(`[data-theme='${txSouthwest.id}']`, {
  '@layer': { [layers.theme]: { vars: themeVars(txSouthwest) } },
});
