import { createVar } from '@vanilla-extract/css';
import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { below, frame, frameShape, item, row, tallest } from '../pictureRow/pictureRow.css.ts';

const { color, duration, size } = vars;

/** Lines of a description; the viewer shows all of it. */
const lines = createVar();

/** Height below the ground line: its 2 px, the caption, the action, and the distance to the next row. */
const belowHeight = `calc(42px + (${lines} + 1) * 1.5 * ${size.small})`;

/* Gives the focus ring its room, because a tile far from the viewport paints nothing outside of its box. */
const ringRoom = '8px';

const rows = styleIn('component', { paddingTop: '16px', vars: { [lines]: '1' } });
export const tiles = `${row} ${rows}`;

/** Set if a tile shows a description. */
export const described = styleIn('component', { vars: { [lines]: '2' } });

/** Set if the last row keeps the height of its pictures instead of filling the width; its ground line continues. */
export const many = styleIn('component', {
  '@media': {
    [media.medium]: {
      '::after': {
        content: '',
        flex: '10000 1 0px',
        alignSelf: 'stretch',
        marginBlockEnd: `calc(${belowHeight} - 2px)`,
        borderBottom: `2px solid ${color['border-strong']}`,
      },
    },
  },
});

/*
 * Laid out and painted only near the viewport: two thousand tiles then cost as much as one screen. The height of a tile follows from
 * its width and shape alone, so it is right before its content is laid out. Without scripts the browser loads all pictures at once:
 * the sooner it has their widths, the better it chooses the files.
 */
const reserved = styleIn('component', {
  aspectRatio: frameShape,
  maxHeight: tallest,
  paddingBlock: `${ringRoom} ${belowHeight}`,
  breakInside: 'avoid',
  contentVisibility: 'auto',
  '@media': {
    [media.print]: { contentVisibility: 'visible' },
    '(scripting: none)': { contentVisibility: 'visible' },
  },
});
export const tile = `${item} ${reserved}`;

export const link = styleIn('component', {
  position: 'relative',
  display: 'block',
  marginBlockEnd: `calc(-1 * ${belowHeight})`,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: 'inherit', textDecoration: 'none' },
});

export const art = frame;

const caption = styleIn('component', {
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: '10px',
});
export const words = `${below} ${caption}`;

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'block' } },
} as const;

export const label = styleIn('component', { ...clamped, fontWeight: 580 });

export const seen = styleIn('component', clamped);

export const action = styleIn('component', {
  display: 'flex',
  gap: '4px',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  color: color.link,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: { [`${link}:hover &`]: { color: color['link-hover'], textDecorationThickness: '2px' } },
});

/* In the picture’s upper left corner. */
export const open = styleIn('component', {
  position: 'absolute',
  top: '12px',
  insetInlineStart: '12px',
  padding: '4px 12px',
  background: color.primary,
  color: color['on-primary'],
  fontSize: size.small,
  fontWeight: 560,
  opacity: 0,
  transition: `opacity ${duration.color} linear`,
  selectors: { [`${link}:hover &, ${link}:focus-visible &`]: { opacity: 1 } },
});
