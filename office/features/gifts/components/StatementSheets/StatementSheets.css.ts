import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const onScreen = styleIn('page', { '@media': { [media.print]: { display: 'none' } } });

export const tools = styleIn('component', { display: 'grid', gap: '12px', marginBlockEnd: '24px' });

export const paper = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  color: color.text,
  '@media': { [media.print]: { display: 'block' } },
});

/* Each donor starts on a new sheet of paper. */
export const sheet = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  padding: 'clamp(20px, 4vw, 48px)',
  background: color.bg,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': {
    [media.print]: {
      padding: 0,
      breakAfter: 'page',
      selectors: { '&:last-child': { breakAfter: 'auto' } },
    },
  },
});

export const association = styleIn('component', {
  color: color.display,
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontStretch: '84%',
  fontWeight: 640,
  lineHeight: 1.15,
});

export const heading = styleIn('component', {
  marginBlockStart: '16px',
  fontFamily: vars.font.ui,
  fontSize: '1.125rem',
  fontWeight: 620,
  lineHeight: 1.3,
});

export const table = styleIn('component', { width: '100%', borderCollapse: 'collapse' });

globalIn('component', `${table} th, ${table} td`, {
  padding: '6px 12px 6px 0',
  borderBottom: `1px solid ${color.border}`,
  lineHeight: 1.35,
  textAlign: 'start',
});
globalIn('component', `${table} thead th`, {
  borderBottom: `2px solid ${color['border-strong']}`,
  fontSize: vars.size.label,
  fontWeight: 600,
});
globalIn('component', `${table} tr > :last-child`, {
  paddingInlineEnd: 0,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
globalIn('component', `${table} tfoot > tr > *`, { borderBottom: 0, fontWeight: 640 });
