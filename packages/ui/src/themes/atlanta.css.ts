import { globalIn } from '../style/inLayer.ts';
import { themeVars } from '../theme/applyTheme.ts';
import { atlanta } from './atlanta.ts';

globalIn('theme', `[data-theme='${atlanta.id}']`, { vars: themeVars(atlanta) });
