import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { enlarged, narrowest } from '../../../../shell/components/narrow.ts';
import { pad } from '../../../../shell/components/pad.ts';
import { titleLook } from '../../../../shell/components/titleLook.ts';

const { color } = vars;

export const item = styleIn('component', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': {
    [media.wide]: { padding: `20px ${pad} 0 32px` },
    /* Keeps the footer at the bottom of the screen when the item is short. */
    [media.belowWide]: { minHeight: 'calc(100svh - 120px)' },
  },
});

export const back = styleIn('component', { '@media': { [media.wide]: { display: 'none' } } });

export const head = styleIn('component', { display: 'grid', gap: '6px', paddingBlockEnd: '16px' });

export const top = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 12px',
  alignItems: 'center',
  minHeight: '28px',
});

export const ref = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const viewers = styleIn('component', { marginInlineStart: 'auto' });

export const title = styleIn('component', {
  ...titleLook,
});

const roomy = '(min-width: 1200px)';

/* Four facts in a row on wide screens. */
export const plate = styleIn('component', {
  '@media': { [roomy]: { gridTemplateColumns: 'repeat(4, auto)' } },
});

globalIn('component', `${plate} > div:nth-child(n)`, {
  '@media': { [roomy]: { gridColumn: 'auto', borderTop: 0 } },
});
globalIn('component', `${plate} > div + div`, {
  '@media': { [roomy]: { borderInlineStart: `1px solid ${color['border-strong']}` } },
});

/* Below this width the columns would be too narrow to read; the public part comes first. */
export const see = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 32px',
  alignItems: 'start',
  paddingBlock: '20px',
  '@media': { '(min-width: 1120px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

export const storySee = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 32px',
  alignItems: 'start',
  paddingBlock: '20px',
  '@media': { '(min-width: 1120px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
});

export const part = styleIn('component', { display: 'grid', gap: '8px', alignContent: 'start', minWidth: 0 });

globalIn('component', `${part} > ${part} + ${part}`, { marginBlockStart: '16px' });

export const label = styleIn('component', {
  marginBlockEnd: '0',
  color: color['text-2'],
  fontFamily: vars.font.ui,
  fontSize: vars.size.label,
  fontStretch: '116%',
  fontWeight: 600,
  lineHeight: 1.35,
});

export const facts = styleIn('component', { borderTop: `1px solid ${color['border-control']}` });

export const fact = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'center',
  minHeight: '46px',
  paddingBlock: '4px',
  borderBottom: `1px solid ${color.border}`,
  '@media': {
    [narrowest]: { gridTemplateColumns: '84px minmax(0, 1fr) auto' },
    [enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const longFact = styleIn('component', { gridTemplateColumns: 'minmax(0, 1fr)' });

export const term = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.3,
});

export const value = styleIn('component', {
  fontWeight: 540,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: { [`${longFact} > &`]: { paddingBlockEnd: '4px', fontWeight: 395 } },
});

export const small = styleIn('component', {
  justifySelf: 'start',
  minHeight: '48px',
  whiteSpace: 'nowrap',
  '@media': { [media.wide]: { minHeight: '44px' } },
});

export const shown = styleIn('component', { color: color['text-2'], fontSize: vars.size.small });

export const story = styleIn('component', {
  display: 'grid',
  gap: '20px',
  minWidth: 0,
  paddingBlockStart: '16px',
  borderTop: `2px solid ${color['border-strong']}`,
});

export const by = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'end',
});

/* One step smaller than the public site's pages. */
export const prose = styleIn('component', { fontSize: '1.0625rem', overflowWrap: 'anywhere' });

export const large = styleIn('component', {
  display: 'grid',
  gap: '12px',
  paddingBlock: '12px',
  borderTop: `1px solid ${color['border-control']}`,
});

export const big = styleIn('component', {
  fontSize: '1.5rem',
  fontStretch: '92%',
  fontWeight: 620,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const more = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  paddingBlockEnd: '28px',
});
