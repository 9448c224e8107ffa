import { globalIn } from '../style/inLayer.ts';
import { themeVars } from '../theme/applyTheme.ts';
import { pacificNorthwest } from './pacific-northwest.ts';

globalIn('theme', `[data-theme='${pacificNorthwest.id}']`, { vars: themeVars(pacificNorthwest) });
