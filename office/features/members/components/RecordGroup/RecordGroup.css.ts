import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { pad } from '../../../../shell/components/pad.ts';

const { color } = vars;

export const group = styleIn('component', { minWidth: 0 });

/* Lists start directly below the line; a card keeps a margin. */
globalIn('component', `${group} > article`, { marginBlockStart: '14px' });
globalIn('component', `${group} > p`, { paddingBlockStart: '12px' });

export const head = styleIn('component', {
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  borderBottom: `1px solid ${color['border-control']}`,
});

export const summary = styleIn('component', {
  minHeight: '56px',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});

export const heading = styleIn('component', {
  fontFamily: vars.font.ui,
  fontSize: '1.125rem',
  fontStretch: '96%',
  fontWeight: 620,
  lineHeight: 1.25,
});

export const words = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'baseline',
  minWidth: 0,
});

export const aside = styleIn('component', { color: color['text-2'], fontSize: vars.size.small });

export const chevron = styleIn('component', {
  flex: 'none',
  '@media': { [media.motion]: { transition: `rotate ${vars.duration.color} linear` } },
});

globalIn('component', `[open] > ${summary} > ${chevron}`, { rotate: '180deg' });

export const act = styleIn('component', { marginInlineEnd: '-18px' });

/* Aligns the label with the content, and the button with the edge of the screen. */
export const foldedAct = styleIn('component', {
  marginInlineStart: `max(-18px, -1 * ${pad})`,
  paddingBlockStart: '8px',
});

/* Space at the end of a group, before the next one. */
export const inside = styleIn('component', { paddingBlockEnd: '20px' });
