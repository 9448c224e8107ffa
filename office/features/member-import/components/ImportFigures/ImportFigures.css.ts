import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const root = styleIn('component', { display: 'grid', gap: '14px', minWidth: 0 });

export const line = styleIn('component', {
  display: 'block',
  width: '100%',
  height: '13px',
  overflow: 'visible',
});

globalIn('component', `${line} path`, { fill: 'none', stroke: color['border-strong'], strokeWidth: 1 });

export const fresh = styleIn('component', { fill: color.primary });
export const here = styleIn('component', { fill: color['field-line'] });
export const rejected = styleIn('component', { fill: color.danger });
