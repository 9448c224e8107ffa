import { styleIn } from '@banyan/ui/style/inLayer';

export const frame = styleIn('element', { position: 'relative', display: 'block' });

export const select = styleIn('element', { appearance: 'none', paddingRight: '44px' });

export const icon = styleIn('element', {
  position: 'absolute',
  right: '14px',
  top: '50%',
  marginTop: '-10px',
  pointerEvents: 'none',
});
