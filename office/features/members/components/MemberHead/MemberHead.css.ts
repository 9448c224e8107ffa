import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const line = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'center',
  minHeight: '48px',
});

export const ref = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: 'auto -18px',
  '@media': { [media.belowWide]: { display: 'none' } },
});
