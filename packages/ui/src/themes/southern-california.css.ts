import { globalIn } from '../style/inLayer.ts';
import { themeVars } from '../theme/applyTheme.ts';
import { southernCalifornia } from './southern-california.ts';

globalIn('theme', `[data-theme='${southernCalifornia.id}']`, { vars: themeVars(southernCalifornia) });
