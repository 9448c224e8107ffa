import { globalIn } from '../style/inLayer.ts';
import { themeVars } from '../theme/applyTheme.ts';
import { nyNortheast } from './ny-northeast.ts';

globalIn('theme', `[data-theme='${nyNortheast.id}']`, { vars: themeVars(nyNortheast) });
