import { styleIn } from '../../style/inLayer.ts';
import { media, stacking } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const header = styleIn('component', {
  position: 'sticky',
  top: 0,
  zIndex: stacking.header,
  background: color.bg,
  borderBottom: `1px solid ${color.border}`,
  '@media': { [media.print]: { display: 'none' } },
});

/*
 * The height that the bar loses becomes margin. If the page below moved, scroll anchoring would scroll it back over the
 * threshold, and the header would flicker between its two sizes.
 */
export const compact = styleIn('component', {
  boxShadow: vars.shadow.menu,
  marginBottom: '8px',
  '@media': { [media.wide]: { marginBottom: '20px' } },
});

export const bar = styleIn('component', {
  display: 'flex',
  alignItems: 'stretch',
  gap: space[16],
  width: '100%',
  maxWidth: `calc(${vars.width.content} + 2 * ${space.margin})`,
  minHeight: '68px',
  marginInline: 'auto',
  paddingInline: space.margin,
  selectors: { [`${compact} &`]: { minHeight: '60px' } },
  '@media': {
    [media.wide]: {
      gap: space[32],
      minHeight: '80px',
      selectors: { [`${compact} &`]: { minHeight: '60px' } },
    },
  },
});

export const brand = styleIn('component', { marginInlineEnd: 'auto' });

/* Below 968 px the menu contains the links. Without JavaScript its toggle is a link to them: `:target`. */
export const navigation = styleIn('component', {
  display: 'none',
  '@media': {
    [media.belowWide]: {
      selectors: {
        '&:target': {
          display: 'grid',
          position: 'absolute',
          top: '100%',
          insetInline: 0,
          gap: space[8],
          padding: `${space[16]} ${space.margin} ${space[24]}`,
          background: color.bg,
          borderBottom: `1px solid ${color.border}`,
          boxShadow: vars.shadow.menu,
        },
      },
    },
    [media.wide]: { display: 'flex', alignItems: 'stretch' },
  },
});

export const link = styleIn('component', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  paddingInline: '14px',
  color: color.text,
  fontFamily: vars.font.ui,
  fontSize: vars.size.ui,
  fontWeight: 520,
  textDecoration: 'none',
  ':hover': { color: color.link },
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    /* Root that marks the current page: a drop with a tip, through the header’s lower edge. */
    '&[aria-current]::after': {
      content: "''",
      position: 'absolute',
      insetInlineStart: 'calc(50% - 1px)',
      bottom: '-13px',
      width: '2px',
      height: '22px',
      background: color['accent-line'],
    },
    '&[aria-current]::before': {
      content: "''",
      position: 'absolute',
      zIndex: 1,
      insetInlineStart: 'calc(50% - 4px)',
      bottom: '-19px',
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      background: color['accent-line'],
    },
  },
  '@media': {
    /* In the column of links the root hangs beside the text. */
    [media.belowWide]: {
      selectors: {
        '&[aria-current]::after': { insetInlineStart: 0, bottom: 'calc(50% - 11px)' },
        '&[aria-current]::before': { insetInlineStart: '-3px', bottom: 'calc(50% - 15px)' },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]::after': { background: 'Highlight' },
        '&[aria-current]::before': { background: 'Highlight' },
      },
    },
  },
});

export const action = styleIn('component', {
  alignSelf: 'center',
  justifySelf: 'start',
  '@media': { [media.wide]: { marginInlineStart: '10px' } },
});

/* Outside the list of links: visible at every width, even with the menu closed. */
export const search = styleIn('component', {
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  color: color.text,
  ':hover': { color: color.link },
  selectors: { '&[aria-current]': { color: color.link } },
  '@media': { [media.wide]: { marginInline: '-16px -12px' } },
});

export const extra = styleIn('component', { display: 'flex', alignItems: 'center' });

export const menu = styleIn('component', {
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.wide]: { display: 'none' } },
});
