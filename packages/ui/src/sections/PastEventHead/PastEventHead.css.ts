import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

export const head = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  justifyItems: 'start',
  paddingTop: 'clamp(24px, 3vw, 40px)',
});

export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 6vw',
  width: '100%',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)' } },
});

export const words = styleIn('component', { display: 'grid', justifyItems: 'start', alignContent: 'start' });

export const title = styleIn('component', { paddingBlock: '14px 16px', overflowWrap: 'anywhere' });

export const description = styleIn('component', { whiteSpace: 'pre-line' });

export const plate = styleIn('component', { alignSelf: 'end' });
