import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const footer = styleIn('component', {
  paddingTop: space[96],
  overflow: 'clip',
  '@media': { [media.print]: { display: 'none' } },
});

export const inner = styleIn('component', {
  width: '100%',
  maxWidth: `calc(${vars.width.content} + 2 * ${space.margin})`,
  marginInline: 'auto',
  paddingInline: space.margin,
});

export const columns = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[48]} ${space.gutter}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' },
    [media.wide]: { gridTemplateColumns: '4fr', gridAutoColumns: '2fr', gridAutoFlow: 'column' },
  },
});

export const about = styleIn('component', {
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space[24],
  '@media': { [media.wide]: { gridColumn: 'auto' } },
});

export const note = styleIn('component', {
  ...typography.read,
  maxWidth: '32ch',
  color: color['text-2'],
  fontSize: '1.125rem',
});

export const groups = styleIn('component', { display: 'contents' });

export const group = styleIn('component', {
  '@media': {
    [media.belowMedium]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
});

export const heading = styleIn('component', {
  ...typography.label,
  paddingBottom: space[16],
  lineHeight: 1.3,
  color: color['text-2'],
});

export const list = styleIn('component', {
  '@media': {
    /* At 320 px the longest chapter’s name fits with only a few pixels to spare. */
    [media.belowMedium]: {
      selectors: { [`${group}:last-child:nth-child(odd) &`]: { columns: 2, columnGap: space[8] } },
    },
  },
});

export const item = styleIn('component', { lineHeight: 1.35, breakInside: 'avoid' });

export const link = styleIn('component', {
  display: 'inline-block',
  paddingBlock: '7px',
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.text, textDecoration: 'underline' },
});

export const text = styleIn('component', {
  display: 'inline-block',
  paddingBlock: '7px',
  color: color['text-2'],
});

export const legal = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} 28px`,
  marginTop: space[64],
  paddingBlock: `${space[24]} ${space[32]}`,
  borderTop: `1px solid ${color.border}`,
  fontSize: vars.size.small,
  color: color['text-2'],
});

export const rights = styleIn('component', {
  flexBasis: '100%',
  '@media': { [media.medium]: { flexBasis: 'auto', marginInlineEnd: 'auto' } },
});

export const extra = styleIn('component', {
  // Without JavaScript the box is empty, and the row ends at the margin.
  ':empty': { display: 'none' },
  '@media': {
    [media.belowMedium]: { flexBasis: '100%', marginTop: space[16] },
  },
});

export const legalLink = styleIn('component', {
  color: color.text,
  textUnderlineOffset: '0.2em',
  ':hover': { color: color.text, textDecorationThickness: '2px' },
});
