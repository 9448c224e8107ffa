import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const root = styleIn('component', { display: 'grid', gap: '14px', minWidth: 0 });

export const line = styleIn('component', {
  display: 'block',
  width: '100%',
  height: '13px',
  overflow: 'visible',
});

globalIn('component', `${line} path`, { fill: 'none', stroke: color['border-strong'], strokeWidth: 1 });

export const fresh = styleIn('component', { fill: color.primary });
export const here = styleIn('component', { fill: color['field-line'] });
export const rejected = styleIn('component', { fill: color.danger });

export const figures = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 24px',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const figure = styleIn('component', {
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '8px',
  justifyContent: 'start',
  paddingBlockStart: '10px',
  borderTop: `1px solid ${color['border-strong']}`,
});

/* The reversed column begins at its foot. */
globalIn('component', `${figure} > dt`, { marginBlockEnd: 'auto' });

export const label = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.35,
});

export const value = styleIn('component', {
  color: color.display,
  fontSize: 'clamp(2.25rem, 1.6rem + 2vw, 3.25rem)',
  fontStretch: '112%',
  fontVariantNumeric: 'lining-nums',
  fontWeight: 240,
  letterSpacing: '-.035em',
  lineHeight: 1,
  selectors: { '&[data-bad]': { color: color.danger } },
});
