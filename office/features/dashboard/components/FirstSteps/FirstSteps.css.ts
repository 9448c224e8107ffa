import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const first = styleIn('component', {
  display: 'grid',
  gap: '8px',
  paddingBlockEnd: '16px',
  borderBottom: `1px solid ${color['border-control']}`,
  '@media': { [media.wide]: { paddingBlockEnd: '4px' } },
});

export const head = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
});

export const heading = styleIn('component', {
  fontFamily: vars.font.ui,
  fontSize: '1.125rem',
  fontStretch: '96%',
  fontWeight: 620,
  lineHeight: 1.25,
});

export const count = styleIn('component', { color: color['text-2'], fontSize: vars.size.small });

export const away = styleIn('component', {
  minHeight: '48px',
  marginInlineStart: '-16px',
  '@media': { [media.wide]: { minHeight: '44px', marginInlineStart: 'auto' } },
});

export const steps = styleIn('component', {
  display: 'grid',
  gap: '0 48px',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const step = styleIn('component', {
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  minHeight: '48px',
  borderTop: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': {
    [media.wide]: { minHeight: '44px', selectors: { '&:nth-child(2)': { borderTop: 0 } } },
  },
});

export const link = styleIn('component', {
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minHeight: '44px',
  color: color.text,
  fontWeight: 540,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const done = styleIn('component', {
  display: 'inline-flex',
  gap: '5px',
  alignItems: 'center',
  color: color.success,
  fontSize: vars.size.small,
  fontWeight: 580,
});
