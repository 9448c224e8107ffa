import { globalIn, styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const pagination = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[12]} 2px`,
  '@media': { [media.medium]: { gap: `${space[12]} ${space[4]}` } },
});

export const pages = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'inherit',
});

export const entry = styleIn('component', {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '44px',
  height: '48px',
  padding: '0 6px',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.ui,
  fontSize: vars.size.body,
  fontWeight: 520,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  color: color.text,
  selectors: {
    'a&:hover': { borderColor: color['border-control'], color: color.text },
    '&[aria-current]': {
      background: color.primary,
      borderRadius: vars.radius['elbow-control'],
      color: color['on-primary'],
      fontWeight: 640,
    },
    'a&[aria-current]:hover': { color: color['on-primary'] },
    "&[aria-disabled='true']": { color: color['text-3'] },
  },
  '@media': {
    [media.medium]: { minWidth: '48px', padding: '0 10px' },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        "&[aria-disabled='true']": { color: 'GrayText' },
      },
    },
  },
});

/* Mirrors the arrows of previous and next in right-to-left text. */
globalIn('component', `[dir='rtl'] ${entry} > svg`, { transform: 'scaleX(-1)' });

/* On phones a number next to a gap is hidden; previous and next lead there. */
export const spare = styleIn('component', { '@media': { [media.belowMedium]: { display: 'none' } } });

export const gap = styleIn('component', {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '20px',
  height: '48px',
  '@media': { [media.medium]: { minWidth: '48px' } },
});

export const go = styleIn('component', {
  height: '48px',
  paddingInline: '18px',
  border: `1px solid ${color['border-control']}`,
  borderRadius: vars.radius['elbow-control'],
  color: color.text,
  fontFamily: vars.font.ui,
  fontWeight: 520,
  ':hover': { background: color.tint },
  '@media': { [media.medium]: { marginInlineStart: space[12] } },
});
