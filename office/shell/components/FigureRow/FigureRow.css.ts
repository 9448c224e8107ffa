import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { narrowest } from '../narrow.ts';

const { color } = vars;

export const figures = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 24px',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' },
  },
});

export const figure = styleIn('component', {
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '8px',
  justifyContent: 'start',
  paddingBlockStart: '10px',
  borderTop: `1px solid ${color['border-strong']}`,
});

/* The column is reversed, so its content starts at the bottom. */
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
  overflowWrap: 'normal',
  '@media': { [narrowest]: { fontSize: '1.75rem' } },
  selectors: {
    '&[data-tone="bad"]': { color: color.danger },
    '&[data-tone="quiet"]': { color: color['text-2'] },
  },
});
