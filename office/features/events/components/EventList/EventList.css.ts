import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const rows = styleIn('component', { minWidth: 0 });

export const row = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '8px 16px',
  alignItems: 'start',
  paddingBlock: '14px',
  borderBottom: `1px solid ${color.border}`,
  selectors: { '&:hover': { background: color.tint } },
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '72px minmax(0, 1fr) 240px',
      gap: '8px 24px',
      alignItems: 'center',
      minHeight: '84px',
    },
  },
});

export const acting = styleIn('component', {
  '@media': { [media.wide]: { gridTemplateColumns: '72px minmax(0, 1fr) 240px auto' } },
});

export const date = styleIn('component', {
  display: 'grid',
  gap: '4px',
  gridRow: 'span 2',
  paddingBlockStart: '4px',
  '@media': { [media.wide]: { gridRow: 'auto', paddingBlockStart: 0 } },
});

export const day = styleIn('component', { color: color.display, fontSize: '2.5rem', lineHeight: 0.85 });

export const month = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.label,
  fontStretch: '112%',
  fontWeight: 600,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});

export const words = styleIn('component', {
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const head = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 10px',
  alignItems: 'center',
});

export const link = styleIn('component', {
  color: color.text,
  fontWeight: 580,
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
    /* The link covers the whole row. */
    '&::after': { content: "''", position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});

export const meta = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

export const measure = styleIn('component', {
  gridColumn: 2,
  display: 'grid',
  gap: '3px',
  minWidth: 0,
  vars: { [color['accent-line']]: color.primary },
  '@media': { [media.wide]: { gridColumn: 3 } },
});

export const ends = styleIn('component', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  color: color['text-2'],
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.35,
});

export const fresh = styleIn('component', { color: color.text, fontWeight: 580, whiteSpace: 'nowrap' });

/* Placed above the row’s link. */
export const action = styleIn('component', {
  position: 'relative',
  gridColumn: 2,
  justifySelf: 'start',
  '@media': { [media.wide]: { gridColumn: 4 } },
});

/* On a phone the button fills the row, because check-in is the main task there. */
export const door = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridColumn: '1 / -1',
  '@media': { [media.wide]: { gridColumn: 4 } },
});
