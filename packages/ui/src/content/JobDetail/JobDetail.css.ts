import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const head = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[16],
  paddingBlock: 'clamp(24px, 3vw, 40px) clamp(24px, 3vw, 44px)',
});

export const title = styleIn('component', { maxWidth: '17em', overflowWrap: 'anywhere' });

export const line = styleIn('component', { width: '100%' });

export const words = styleIn('component', { maxWidth: '40rem', overflowWrap: 'anywhere' });

export const apply = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  minWidth: 0,
});

export const facts = styleIn('component', {
  alignSelf: 'start',
  overflowWrap: 'anywhere',
  '@media': { [`${media.wide} and (min-height: 560px)`]: { position: 'sticky', top: '100px' } },
});
