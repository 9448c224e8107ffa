import { globalStyle } from '@vanilla-extract/css';
import { themeVars } from '../theme/applyTheme.ts';
import { layers } from '../theme/layers.css.ts';
import { pacificNorthwest } from './pacific-northwest.ts';

globalStyle(`[data-theme='${pacificNorthwest.id}']`, {
  '@layer': { [layers.theme]: { vars: themeVars(pacificNorthwest) } },
});
