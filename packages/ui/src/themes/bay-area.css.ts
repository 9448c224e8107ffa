import { globalIn } from '../style/inLayer.ts';
import { themeVars } from '../theme/applyTheme.ts';
import { bayArea } from './bay-area.ts';

globalIn('theme', `[data-theme='${bayArea.id}']`, { vars: themeVars(bayArea) });
