import { globalStyle } from '@vanilla-extract/css';
import { themeVars } from '../theme/applyTheme.ts';
import { layers } from '../theme/layers.css.ts';
import { bayArea } from './bay-area.ts';

globalStyle(`[data-theme='${bayArea.id}']`, { '@layer': { [layers.theme]: { vars: themeVars(bayArea) } } });
