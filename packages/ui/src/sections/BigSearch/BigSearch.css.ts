import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const heading = styleIn('component', { ...typography.label, color: color['text-2'] });

/* On the smallest phones the button is in a row of its own. */
export const form = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'end',
  paddingBottom: '10px',
  borderBottom: `2px solid ${color['border-strong']}`,
});

export const input = styleIn('component', {
  flex: '1 1 6.2em',
  minWidth: 0,
  minHeight: '52px',
  padding: '4px 0',
  border: 0,
  background: 'none',
  appearance: 'none',
  fontFamily: vars.font.display,
  fontWeight: 620,
  fontStretch: '80%',
  lineHeight: 1.1,
  color: color.display,
  '::placeholder': { color: color['text-3'], opacity: 1 },
});

export const sizes = variantsIn('component', {
  title: { fontSize: 'clamp(1.875rem, 0.9rem + 4.1vw, 5rem)' },
  field: { fontSize: 'clamp(1.5rem, 1.1rem + 1.2vw, 2.25rem)' },
});

export const note = styleIn('component', { marginTop: vars.space[16] });

export const glance = styleIn('component', {
  display: 'none',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[64],
  marginTop: vars.space[48],
  '@media': { [media.wide]: { display: 'grid' } },
});
