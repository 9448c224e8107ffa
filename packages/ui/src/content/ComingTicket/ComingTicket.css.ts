import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

export const ticket = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '14px 20px',
  alignItems: 'start',
  padding: '20px',
  borderRadius: vars.radius['elbow-image-small'],
  '@media': { [media.print]: { border: `1px solid ${vars.color['border-strong']}` } },
});

export const day = styleIn('component', { '@media': { [media.wide]: { gridRow: 'span 2' } } });

export const words = styleIn('component', {
  display: 'grid',
  gap: '4px',
  paddingInlineEnd: '24px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const heading = styleIn('component', { scrollMarginTop: '100px' });

/* On phones the actions also span the column of the day: they need the width. */
export const actions = styleIn('component', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  '@media': { [media.wide]: { gridColumn: 2 }, [media.print]: { display: 'none' } },
});
