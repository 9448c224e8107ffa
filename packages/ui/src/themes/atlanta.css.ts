import { globalStyle } from '@vanilla-extract/css';
import { themeVars } from '../theme/applyTheme.ts';
import { layers } from '../theme/layers.css.ts';
import { atlanta } from './atlanta.ts';

globalStyle(`[data-theme='${atlanta.id}']`, { '@layer': { [layers.theme]: { vars: themeVars(atlanta) } } });
