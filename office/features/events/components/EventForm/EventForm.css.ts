import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const form = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  minWidth: 0,
});

/* An empty error region takes up no space. */
globalIn('component', `${form} > [aria-live]:empty`, { position: 'absolute' });

const side = { display: 'grid', gap: '20px 16px', alignItems: 'start' } as const;

export const two = styleIn('component', {
  ...side,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/* A day and its times stay in one row on a phone, too. */
export const three = styleIn('component', {
  ...side,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr) minmax(0, 1fr)' },
    '(max-width: 359.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

globalIn('component', `${three} > :first-child`, {
  '@media': { [media.belowMedium]: { gridColumn: '1 / -1' } },
});

export const when = styleIn('component', {
  padding: '12px 14px',
  background: color.tint,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  textWrap: 'pretty',
});

export const part = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBlockStart: '8px',
  paddingBlockEnd: '10px',
  borderBottom: `1px solid ${color['border-control']}`,
});

export const heading = styleIn('component', {
  fontFamily: vars.font.ui,
  fontSize: '1.125rem',
  fontStretch: '96%',
  fontWeight: 620,
  lineHeight: 1.25,
});

export const aside = styleIn('component', { color: color['text-2'], fontSize: vars.size.small });

/* Reduces the space above the form’s footer, so that its sticky part has room for the buttons. */
export const above = styleIn('component', { marginBlockEnd: '-8px' });

export const onPhones = styleIn('component', { '@media': { [media.wide]: { display: 'none' } } });

export const main = styleIn('component', { '@media': { [media.belowWide]: { flex: '1 1 auto' } } });

export const said = styleIn('component', { selectors: { '&:empty': { display: 'none' } } });
