import { globalIn } from '../style/inLayer.ts';
import { themeVars } from '../theme/applyTheme.ts';
import { chicagoMidwest } from './chicago-midwest.ts';

globalIn('theme', `[data-theme='${chicagoMidwest.id}']`, { vars: themeVars(chicagoMidwest) });
