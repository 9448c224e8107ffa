import { globalIn, styleIn } from '../../style/inLayer.ts';
import { media, stacking } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, width } = vars;

/* The index sticks only after the page was scrolled; the header above it is then compact: 60 px. */
export const index = styleIn('component', {
  position: 'sticky',
  top: '60px',
  zIndex: stacking.sticky,
  background: color.bg,
  borderBottom: `1px solid ${color.border}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const list = styleIn('component', {
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  padding: `12px max(${space.margin}, (100% - ${width.content}) / 2)`,
  scrollbarWidth: 'none',
});

export const chip = styleIn('component', { whiteSpace: 'nowrap' });

/* Link targets stop below the header and the index. */
globalIn('component', `${index} ~ * [id]`, { scrollMarginTop: '156px' });

/* Below the compact header, with some space. */
export const upright = styleIn('component', {
  position: 'sticky',
  top: '84px',
  alignSelf: 'start',
  display: 'grid',
  gap: space[16],
  paddingInlineStart: '22px',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '5px',
      width: '1px',
      background: color['border-control'],
    },
  },
  '@media': {
    [media.belowWide]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const column = styleIn('component', { display: 'grid' });

export const link = styleIn('component', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '40px',
  color: color.text,
  fontSize: vars.size.small,
  fontWeight: 520,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color['link-hover'], textDecoration: 'underline', textUnderlineOffset: '.2em' },
    '&[aria-current]': { fontWeight: 680 },
    /* Bob of the plumb line. */
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '-21.5px',
      top: 'calc(50% - 6px)',
      width: '10px',
      height: '12px',
      borderRadius: '4px 4px 5px 5px',
      background: vars.markRoot,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]::before': { background: 'Highlight' } } },
  },
});
