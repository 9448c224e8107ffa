import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

export const part = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px',
  alignContent: 'start',
  paddingTop: '18px',
  borderTop: `2px solid ${vars.color['border-strong']}`,
  selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

/* Stops below the compact header, with its line visible. */
export const heading = styleIn('component', { scrollMarginTop: '100px' });
