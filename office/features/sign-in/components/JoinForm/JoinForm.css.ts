import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const sides = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px 48px',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const form = styleIn('component', {
  display: 'grid',
  gap: '20px',
  alignContent: 'start',
  minWidth: 0,
});

export const heading = styleIn('component', {
  fontFamily: vars.font.ui,
  fontSize: '1.125rem',
  fontStretch: '96%',
  fontWeight: 620,
  lineHeight: 1.25,
});

export const words = styleIn('component', { maxWidth: '62ch', marginBlockStart: '6px' });

export const foot = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
});

export const meta = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

/* Shown on computers only: a phone cannot scan its own screen. */
export const code = styleIn('component', {
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

export const may = styleIn('component', { display: 'grid', gap: '20px', alignContent: 'start', minWidth: 0 });
