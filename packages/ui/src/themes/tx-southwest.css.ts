import { globalIn } from '../style/inLayer.ts';
import { themeVars } from '../theme/applyTheme.ts';
import { txSouthwest } from './tx-southwest.ts';

globalIn('theme', `[data-theme='${txSouthwest.id}']`, { vars: themeVars(txSouthwest) });
