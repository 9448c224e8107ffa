import { globalStyle } from '@vanilla-extract/css';
import { themeVars } from '../theme/applyTheme.ts';
import { layers } from '../theme/layers.css.ts';
import { southernCalifornia } from './southern-california.ts';

globalStyle(`[data-theme='${southernCalifornia.id}']`, {
  '@layer': { [layers.theme]: { vars: themeVars(southernCalifornia) } },
});
