import { media, vars } from '@banyan/ui/theme';
import { styleIn } from '../../inLayer.ts';

const { color } = vars;

export const form = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  paddingBlock: '16px',
  borderBottom: `1px solid ${color['border-control']}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
});

export const frame = styleIn('component', { position: 'relative', display: 'block' });

export const glass = styleIn('component', {
  position: 'absolute',
  left: '15px',
  top: '50%',
  marginTop: '-10px',
  color: color['text-2'],
  pointerEvents: 'none',
});

export const input = styleIn('component', { paddingLeft: '46px' });

/* Only where no script runs: a row of its own, so that nothing else has to make room. */
export const send = styleIn('component', { gridColumn: '1 / -1' });
