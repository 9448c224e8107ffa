import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;
const ruled = `1px solid ${color['border-strong']}`;

export const facts = styleIn('page', {
  '@media': { [media.wide]: { gridTemplateColumns: 'auto auto auto auto' } },
});

/* Four facts side by side on wide screens. */
globalIn('page', `${facts} > div`, {
  '@media': {
    [media.wide]: { gridColumn: 'auto', borderTop: 0, borderInlineStart: ruled },
  },
});
globalIn('page', `${facts} > div:first-child`, { borderInlineStart: 0 });

export const codes = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: ruled,
  counterReset: 'code',
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr' } },
});

export const code = styleIn('component', {
  display: 'flex',
  gap: '14px',
  alignItems: 'baseline',
  padding: '11px 14px',
  borderTop: `1px solid ${color.border}`,
  counterIncrement: 'code',
  fontFamily: "ui-monospace, 'DejaVu Sans Mono', monospace",
  fontWeight: 560,
  letterSpacing: '.02em',
  lineHeight: 1.3,
  selectors: {
    '&:first-child': { borderTop: 0 },
    '&::before': {
      content: 'counter(code)',
      flex: 'none',
      width: '22px',
      color: color.display,
      fontFamily: vars.font.ui,
      fontSize: '1.5rem',
      fontStretch: '112%',
      fontWeight: 260,
      lineHeight: 1,
    },
  },
  '@media': {
    [media.wide]: {
      selectors: {
        '&:nth-child(2)': { borderTop: 0 },
        '&:nth-child(even)': { borderInlineStart: `1px solid ${color.border}` },
      },
    },
    '(max-width: 420px)': { gap: '8px', paddingInline: '10px', fontSize: '.8125rem', letterSpacing: 0 },
  },
});

export const acts = styleIn('component', {
  display: 'grid',
  gap: '12px',
  '@media': { [media.print]: { display: 'none' } },
});

export const row = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
});

export const meta = styleIn('component', { color: color['text-2'], fontSize: vars.size.small });
