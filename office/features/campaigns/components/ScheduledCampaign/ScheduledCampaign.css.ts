import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';
import { titleLook } from '../../../../shell/components/titleLook.ts';

const { color } = vars;

export const held = styleIn('component', { display: 'grid', gap: '20px' });

export const title = styleIn('component', titleLook);

export const line = styleIn('component', {
  vars: { [color['accent-line']]: color.primary },
  fontVariantNumeric: 'tabular-nums',
});

export const acts = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '12px 20px' });
