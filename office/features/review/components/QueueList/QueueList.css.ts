import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { pad } from '../../../../shell/components/pad.ts';
import * as line from '../row.css.ts';

const { color } = vars;

export const item = styleIn('component', {
  position: 'relative',
  borderBottom: `1px solid ${color.border}`,
});

/* On the darker tint, quiet text would have a contrast below 7:1. */
export const open = styleIn('component', {
  '@media': {
    [media.wide]: { vars: { [color['text-2']]: color.text }, background: color['tint-2'] },
  },
  selectors: {
    '&::before': {
      content: "''",
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '3px',
      background: color.primary,
      '@media': { [media.forcedColors]: { background: 'Highlight' } },
    },
  },
});

export const selected = styleIn('component', { background: color.tint });

export const row = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: '68px',
  '@media': { [media.wide]: { minHeight: '64px', paddingInline: `${pad} 16px` } },
});

export const unpicked = styleIn('component', { gridTemplateColumns: 'minmax(0, 1fr) auto' });

export const pick = styleIn('component', {
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  marginInlineStart: '-14px',
  cursor: 'pointer',
  '@media': { [media.wide]: { width: '44px', height: '44px', marginInlineStart: '-12px' } },
});

export const link = styleIn('component', {
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  paddingBlock: '10px',
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    /* The whole row is clickable; the checkbox lies on top of it. */
    '&::after': { content: "''", position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});

globalIn('component', `${link}:hover ${line.name}`, {
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});

export const answered = styleIn('component', { color: color.text, fontWeight: 580 });

export const ref = styleIn('component', {
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.wide]: { display: 'none' } },
});

export const note = styleIn('component', {
  color: color.danger,
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

export const end = styleIn('component', {
  display: 'grid',
  gap: '3px',
  justifyItems: 'end',
  paddingInlineStart: '10px',
  color: color['text-2'],
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const news = styleIn('component', {
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: '48px',
  border: 0,
  borderBottom: `1px solid ${color.border}`,
  background: color.tint,
  color: color['on-tint'],
  fontSize: vars.size.small,
  fontWeight: 580,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [media.wide]: { minHeight: '44px' } },
});
