import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const layout = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '40px 5vw',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
    [media.print]: { display: 'block' },
  },
});

/* Sheet of paper with one turned corner. */
export const sheet = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  alignContent: 'start',
  padding: 'clamp(20px, 3.4vw, 48px)',
  border: `1px solid ${color['border-control']}`,
  borderRadius: '0 clamp(48px, 6vw, 88px) 0 0',
  background: color.raised,
});

export const to = styleIn('component', {
  display: 'grid',
  gap: '2px',
  paddingBottom: '20px',
  paddingRight: '40px',
  borderBottom: `1px solid ${color['border-control']}`,
});

export const addressee = styleIn('component', {
  ...typography.h4,
  fontStretch: '92%',
  lineHeight: 1.58,
});

export const aside = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignContent: 'start',
});

export const asideHeading = styleIn('component', { marginTop: space[16] });
