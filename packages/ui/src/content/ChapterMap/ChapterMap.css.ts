import { globalIn, styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
/** Follows the strong line color of the surrounding section: ink on marigold, marigold at night. */
const ink = color['border-strong'];

/* Limbs run off the window’s right edge, even if the map ends earlier. */
export const map = styleIn('component', { position: 'relative', overflowX: 'clip', color: ink });

export const towards = styleIn('component', {
  ...typography.small,
  position: 'absolute',
  top: '-30px',
  right: `max(${space.margin}, (100% - ${vars.width.content}) / 2)`,
  color: color['text-2'],
});

export const drawing = styleIn('component', {
  display: 'none',
  overflow: 'visible',
  width: '100%',
  maxWidth: `calc(${vars.width.content} + 2 * ${space.margin})`,
  height: '452px',
  marginInline: 'auto',
  '@media': { [media.wide]: { display: 'block' } },
});

/* The boxes of neighboring labels overlap; only the links in them are pressed. */
export const root = styleIn('component', {
  overflow: 'visible',
  pointerEvents: 'none',
  fill: 'none',
  stroke: ink,
  strokeWidth: '2px',
});

export const tip = styleIn('component', { stroke: 'none', fill: ink });

const label = { display: 'flex', alignItems: 'center', height: '100%', lineHeight: 1.25 } as const;
/* Between the two widths, labels wrap to two lines; otherwise they would leave the map and cross other roots. */
const narrowMap = '(max-width: 1199.98px)';

export const labels = variantsIn('component', {
  left: {
    ...label,
    justifyContent: 'flex-end',
    textAlign: 'right',
    '@media': { [narrowMap]: { paddingInlineStart: '118px' } },
  },
  right: { ...label, '@media': { [narrowMap]: { paddingInlineEnd: '118px' } } },
});

export const link = styleIn('component', {
  display: 'inline-block',
  padding: '4px 0',
  pointerEvents: 'auto',
  fontWeight: 580,
  lineHeight: 1.25,
  textDecoration: 'none',
  color: ink,
  ':hover': { textDecoration: 'underline', color: ink },
});

export const list = styleIn('component', {
  paddingBottom: '56px',
  '@media': { [media.wide]: { display: 'none' } },
});

/* Seven nested limbs; the inner ones start 7 px further right. */
export const limb = styleIn('component', {
  display: 'flex',
  alignItems: 'center',
  minHeight: '52px',
  marginLeft: space.margin,
  padding: `4px ${space.margin} 0 ${space[24]}`,
  border: `2px solid ${ink}`,
  borderWidth: '2px 0 0 2px',
  borderTopLeftRadius: '22px',
});

for (const place of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
  globalIn('component', `${limb}:nth-child(${place})`, {
    marginLeft: `calc(${space.margin} + ${(place - 1) * 7}px)`,
  });
}

export const limbLink = styleIn('component', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
});

/* Links and facts under the names need more height. */
export const deep = styleIn('component', { '@media': { [media.wide]: { height: '520px' } } });
export const deepest = styleIn('component', { '@media': { [media.wide]: { height: '556px' } } });

export const quietLimb = styleIn('component', { borderColor: color['border-control'] });

/* Links that leave the site look like links. */
export const chat = styleIn('component', {
  position: 'relative',
  pointerEvents: 'auto',
  textDecoration: 'none',
  color: color.link,
  ':hover': { color: color['link-hover'] },
});

const stack = { display: 'grid', padding: '4px 0', lineHeight: 1.35 } as const;
export const stacks = variantsIn('component', {
  left: { ...stack, justifyItems: 'end' },
  right: { ...stack, justifyItems: 'start' },
});

export const across = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  gap: '0 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  minWidth: 0,
  minHeight: '44px',
});

export const name = styleIn('component', { fontWeight: 640, color: color.text });

export const away = styleIn('component', {
  display: 'inline-flex',
  gap: '6px',
  alignItems: 'center',
  fontSize: vars.size.small,
  fontWeight: 520,
});

export const words = styleIn('component', {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: { [`${chat}:hover &`]: { textDecorationThickness: '2px' } },
});
