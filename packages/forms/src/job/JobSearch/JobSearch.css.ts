import { media, vars } from '@banyan/ui/theme';
import { styleIn } from '../../inLayer.ts';

export const form = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: '20px 8px',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 240px' } },
});

export const frame = styleIn('component', { position: 'relative', display: 'block' });

export const icon = styleIn('component', {
  position: 'absolute',
  left: '15px',
  top: '50%',
  marginTop: '-10px',
  color: vars.color['text-2'],
  pointerEvents: 'none',
});

export const input = styleIn('component', { paddingLeft: '46px' });

/* A row of its own. The chips' native controls are placed in it. */
export const wide = styleIn('component', { gridColumn: '1 / -1' });

export const types = styleIn('component', {
  position: 'relative',
  gridColumn: '1 / -1',
  minWidth: 0,
  paddingTop: '8px',
});
