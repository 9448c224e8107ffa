import { columnsLength, contentLength } from '../../layout/lengths.ts';
import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, duration, radius, size, space } = vars;

export const tiles = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `28px ${space.gutter}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const tile = styleIn('component', { minWidth: 0 });

/* Height of a tile: its 4:3 picture above 54 px of text. */
const heightAt = (columns: number) =>
  `auto calc((min(100vw - 2 * ${space.margin}, ${vars.width.content}) - ${columns - 1} * ${space.gutter}) / ${columns} * 0.75 + 54px)`;

/* Laid out and painted only near the viewport: two hundred tiles then cost as much as one screen. */
export const distant = styleIn('component', {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: heightAt(1),
  '@media': {
    [media.medium]: { containIntrinsicBlockSize: heightAt(2) },
    [media.wide]: { containIntrinsicBlockSize: heightAt(3) },
    [media.print]: { contentVisibility: 'visible' },
  },
});

export const lead = styleIn('component', {
  '@media': { [media.wide]: { gridColumn: 'span 2', gridRow: 'span 2' } },
});

export const link = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  height: '100%',
  alignContent: 'start',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: 'inherit', textDecoration: 'none' },
  '@media': {
    [media.wide]: { selectors: { [`${lead} > &`]: { gridTemplateRows: 'minmax(0, 1fr) auto' } } },
  },
});

export const art = styleIn('component', {
  gridColumn: '1 / -1',
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  background: color['tint-2'],
});

export const leadArt = styleIn('component', {
  borderRadius: radius['elbow-image'],
  '@media': {
    [media.wide]: {
      selectors: { [`${tile}:not(:only-child) &`]: { aspectRatio: 'auto', height: '100%' } },
    },
  },
});

export const words = styleIn('component', { display: 'grid', paddingBlockStart: '10px', lineHeight: 1.4 });

export const caption = styleIn('component', { fontWeight: 580, overflowWrap: 'anywhere' });

export const seen = styleIn('component', { overflowWrap: 'anywhere' });

export const type = styleIn('component', { display: 'flex', gap: '6px', alignItems: 'center' });

export const action = styleIn('component', {
  ...typography.small,
  alignSelf: 'center',
  marginBlockStart: '10px',
  minHeight: '40px',
  padding: '8px 14px',
  border: `1px solid ${color['border-control']}`,
  borderRadius: radius['elbow-control'],
  fontWeight: 560,
  lineHeight: 1.4,
  color: color.text,
  transition: `background-color ${duration.color} linear, color ${duration.color} linear`,
  selectors: {
    [`${link}:hover &`]: {
      background: color.primary,
      borderColor: color.primary,
      color: color['on-primary'],
    },
  },
});

/* In the picture’s upper left corner, because the elbow is in another one. */
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

const narrower = `${media.medium} calc(${columnsLength(1, 2)}), ${contentLength}`;

/** Values of the pictures’ `sizes` attributes, for browsers that choose among several files. */
export const sizes = {
  // Width of a 4:3 picture as high as two tiles, the text of one and the gap between them, in pixels.
  lead: `${media.wide} calc(${columnsLength(2, 3)} + 86px), ${narrower}`,
  tile: `${media.wide} calc(${columnsLength(1, 3)}), ${narrower}`,
};
