import { range } from '../../imagery/drawing.ts';
import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Maximum number of limbs that fit. */
export const mostAreas = 7;
const apart = 13;
const reach = mostAreas * apart + 12;

/* The limbs are longer than needed and are clipped at the ground, so that names may take two lines. */
export const list = styleIn('component', {
  overflow: 'clip',
  paddingInlineEnd: `${reach}px`,
  borderBottom: `2px solid ${color['border-strong']}`,
});

export const area = styleIn('component', {
  position: 'relative',
  minHeight: '54px',
  overflowWrap: 'anywhere',
  fontWeight: 560,
  lineHeight: 1.25,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    height: '900px',
    borderStyle: 'solid',
    borderColor: color['border-control'],
    borderWidth: '2px 0 0',
    borderInlineEndWidth: '2px',
    pointerEvents: 'none',
  },
});

const inset = { paddingTop: '12px' } as const;

export const word = styleIn('component', inset);

/* Has the height of its limb, so that there is no gap between two targets. */
export const button = styleIn('component', {
  ...inset,
  display: 'block',
  width: '100%',
  minHeight: '54px',
  paddingInline: 0,
  paddingBottom: '12px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': {
      color: color.display,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.16em',
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

/** Limbs from the outermost, 0, inward. */
export const limbs = variantsIn(
  'component',
  Object.fromEntries(
    range(mostAreas).map((order) => [
      order,
      {
        '::after': {
          insetInlineEnd: `${order * apart - reach}px`,
          borderStartEndRadius: `${54 - order * 5}px`,
        },
      },
    ]),
  ),
);

export const chosen = styleIn('component', {
  color: color.display,
  fontWeight: 680,
  '::after': {
    zIndex: 1,
    borderColor: color['accent-line'],
    borderWidth: '4px 0 0',
    borderInlineEndWidth: '4px',
  },
});
