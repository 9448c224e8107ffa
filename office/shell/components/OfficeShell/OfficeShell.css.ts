import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, stacking, vars } from '@banyan/ui/theme';
import { enlarged, narrowest } from '../narrow.ts';
import { pad } from '../pad.ts';

const { color } = vars;
/* Horizontal position of the mark's newest root: 16 px of padding, and 34 of the 36 units of a mark that is 29 px wide. */
const plumb = '43px';
const onlyWide = { '@media': { [media.belowWide]: { display: 'none' } } } as const;

export const shell = styleIn('layout', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minHeight: '100vh',
  fontSize: '1rem',
  '@media': {
    [media.wide]: { gridTemplateColumns: '208px minmax(0, 1fr)', gridTemplateRows: '1fr' },
    /* The minimum height of a page plus the margins would print a second page. */
    [media.print]: { display: 'block', minHeight: 0 },
  },
});

export const rail = styleIn('layout', {
  background: color.sunk,
  borderInlineEnd: `1px solid ${color.border}`,
  '@media': { ...onlyWide['@media'], [media.print]: { display: 'none' } },
});

export const railInside = styleIn('layout', {
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100vh',
  maxHeight: '900px',
  overflowY: 'auto',
  paddingBlockEnd: '14px',
});

export const brand = styleIn('layout', {
  display: 'flex',
  gap: '11px',
  alignItems: 'flex-start',
  flex: 'none',
  height: '47px',
  padding: '18px 0 0 16px',
  color: color.display,
  textDecoration: 'none',
});

export const mark = styleIn('layout', { width: '29px', height: '29px', overflow: 'visible' });

export const association = styleIn('layout', {
  display: 'block',
  marginBlockStart: '2px',
  color: color.text,
  fontFamily: vars.font.display,
  fontSize: '1rem',
  fontStretch: '88%',
  fontWeight: 660,
  lineHeight: 1,
});

export const place = styleIn('layout', {
  display: 'block',
  marginBlockStart: '5px',
  color: color['text-2'],
  fontSize: '.75rem',
  fontStretch: '116%',
  fontWeight: 560,
  lineHeight: 1,
});

export const railNav = styleIn('layout', {
  position: 'relative',
  padding: '28px 8px 12px 0',
  clipPath: 'inset(0 -20px -40px 0)',
  selectors: {
    '&::before': {
      content: "''",
      position: 'absolute',
      insetInlineStart: plumb,
      top: 0,
      bottom: 0,
      width: '1px',
      background: color.border,
    },
  },
});

export const railLink = styleIn('layout', {
  position: 'relative',
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  minHeight: '40px',
  padding: '0 8px 0 60px',
  color: color.text,
  fontSize: vars.size.small,
  fontStretch: '106%',
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.link },
    '&:focus-visible': { outlineOffset: '-3px' },
    "&[aria-current='page']": { fontWeight: 680 },
    /* The mark's newest root extends down to the current navigation item. */
    "&[aria-current='page']::before": {
      content: "''",
      position: 'absolute',
      insetInlineStart: `calc(${plumb} - .5px)`,
      bottom: '50%',
      width: '2px',
      height: '900px',
      background: vars.markRoot,
      '@media': { [media.forcedColors]: { background: 'Highlight' } },
    },
    "&[aria-current='page']::after": {
      content: "''",
      position: 'absolute',
      insetInlineStart: `calc(${plumb} - 4.5px)`,
      top: 'calc(50% - 5px)',
      width: '10px',
      height: '12px',
      borderRadius: '4px 4px 5px 5px',
      background: vars.markRoot,
      '@media': { [media.forcedColors]: { background: 'Highlight' } },
    },
  },
});

export const railGroup = styleIn('layout', {
  selectors: { '& + &': { marginBlockStart: '14px' } },
});

export const railCount = styleIn('layout', {
  marginInlineStart: 'auto',
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 395,
  selectors: { [`${railLink}[aria-current='page'] &`]: { color: color.text } },
});

export const me = styleIn('layout', {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: '2px 11px',
  alignItems: 'center',
  marginBlockStart: 'auto',
  padding: '14px 8px 0 16px',
});

export const niche = styleIn('layout', {
  gridRow: 'span 2',
  width: '32px',
  height: '40px',
  borderRadius: '16px 16px 0 0',
  fontSize: '.8125rem',
});

globalIn('layout', `${niche} > svg`, { display: 'none' });

export const meName = styleIn('layout', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: color.text,
  fontSize: vars.size.small,
  fontWeight: 580,
  lineHeight: 1.2,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' }, "&[aria-current='page']": { fontWeight: 700 } },
});

export const signOut = styleIn('layout', {
  justifySelf: 'start',
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color['text-2'],
  fontSize: '.875rem',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text } },
});

export const main = styleIn('layout', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  width: '100%',
  minWidth: 0,
  padding: `0 ${pad} 32px`,
  '@media': {
    [media.wide]: { maxWidth: `calc(1120px + 2 * ${pad})`, paddingBlockEnd: '48px' },
    /* The printer adds its own margins. */
    [media.print]: { display: 'block', padding: 0 },
  },
  selectors: { '&:focus': { outline: 'none' } },
});

export const notices = styleIn('layout', {
  display: 'grid',
  gap: '8px',
  selectors: { '&:not(:empty)': { paddingBlockStart: '16px' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const bar = styleIn('layout', {
  position: 'sticky',
  bottom: 0,
  zIndex: stacking.sticky,
  background: color.raised,
  borderTop: `1px solid ${color['border-control']}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [media.wide]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/* Keeps a focused element out from under the bottom bar. */
globalIn('layout', `html:has(${bar})`, {
  '@media': { [media.belowWide]: { scrollPaddingBlockEnd: '84px' } },
});
globalIn('layout', "html:has([data-foot='item'])", {
  '@media': { [media.belowWide]: { scrollPaddingBlockEnd: '136px' } },
});
globalIn('layout', "html:has([data-foot='bulk'])", {
  '@media': {
    [media.belowWide]: { scrollPaddingBlockEnd: '212px' },
    [narrowest]: { scrollPaddingBlockEnd: '264px' },
    [enlarged]: { scrollPaddingBlockEnd: '84px' },
  },
});

/* An open item has its own footer, which replaces the bottom bar. */
globalIn('layout', `${main}:has([data-foot='item']) ~ ${bar}`, {
  '@media': { [media.belowWide]: { display: 'none' } },
});
globalIn('layout', `${main}:has([data-foot='item'])`, {
  '@media': { [media.belowWide]: { paddingBlockEnd: 0 } },
});

/* Two panes fill the screen and scroll separately; a very low window scrolls as a whole. */
globalIn('layout', `${main}:has(> [data-panes])`, {
  '@media': {
    [media.wide]: {
      display: 'flex',
      flexDirection: 'column',
      maxWidth: 'none',
      height: 'max(100dvh, 560px)',
      paddingBlockEnd: 0,
    },
  },
});

export const barList = styleIn('layout', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});

export const barItem = styleIn('layout', {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  gap: '4px',
  width: '100%',
  minHeight: '64px',
  padding: '14px 2px 9px',
  border: 0,
  background: 'none',
  color: color['text-2'],
  fontSize: '.75rem',
  fontStretch: '110%',
  fontWeight: 560,
  lineHeight: 1.1,
  textDecoration: 'none',
  cursor: 'pointer',
  // The five labels in a row never break inside a word.
  overflowWrap: 'normal',
  '@media': {
    [narrowest]: { paddingInline: 0, fontSize: '.6875rem', fontStretch: '100%' },
    [enlarged]: { fontSize: '.5625rem' },
  },
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    "&:is([aria-current='page'], [data-here])": { color: color.text, fontWeight: 680 },
    "&:is([aria-current='page'], [data-here])::before": {
      content: "''",
      position: 'absolute',
      left: 'calc(50% - 1px)',
      top: '-1px',
      width: '2px',
      height: '7px',
      background: color['accent-line'],
      '@media': { [media.forcedColors]: { background: 'Highlight' } },
    },
    "&:is([aria-current='page'], [data-here])::after": {
      content: "''",
      position: 'absolute',
      left: 'calc(50% - 3px)',
      top: '4px',
      width: '6px',
      height: '6px',
      borderRadius: '50%',
      background: color['accent-line'],
      '@media': { [media.forcedColors]: { background: 'Highlight' } },
    },
  },
});

export const barCount = styleIn('layout', {
  position: 'absolute',
  left: 'calc(50% + 7px)',
  top: '7px',
  minWidth: '20px',
  padding: '1px 4px',
  borderRadius: vars.radius.control,
  background: color.primary,
  color: color['on-primary'],
  fontSize: '.75rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 640,
  textAlign: 'center',
  selectors: { '&:empty': { display: 'none' } },
});
