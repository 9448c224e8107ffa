import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const form = styleIn('component', { display: 'grid', gap: vars.space[12] });

export const frame = styleIn('component', { position: 'relative', display: 'block' });

export const icon = styleIn('component', {
  position: 'absolute',
  insetInlineStart: '15px',
  top: '50%',
  display: 'flex',
  marginTop: '-10px',
  color: vars.color['text-2'],
  pointerEvents: 'none',
});

export const box = styleIn('component', { paddingInlineStart: '46px' });

/* Shown only without scripts, in a row of its own, so that nothing else has to make room. */
export const send = styleIn('component', { gridColumn: '1 / -1' });
