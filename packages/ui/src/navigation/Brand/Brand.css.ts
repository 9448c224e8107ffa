import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';
import { visuallyHidden } from '../visuallyHidden.ts';

type Rule = Extract<Parameters<typeof style>[0], { position?: unknown }>;
const element = (rule: Rule) => style({ '@layer': { [layers.element]: rule } });

export const mark = element({
  flex: 'none',
  fill: 'none',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } },
});
export const newestRoot = element({ stroke: vars.markRoot });

export const lockup = element({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  color: vars.color.display,
  textDecoration: 'none',
});

export const lockupSizes = styleVariants(
  {
    bar: {
      width: '40px',
      height: '40px',
      '@media': { [media.belowWide]: { width: '34px', height: '34px' } },
    },
    menu: { width: '34px', height: '34px' },
    large: { width: '64px', height: '64px' },
  },
  (rule) => ({ '@layer': { [layers.element]: rule } }),
);

export const name = element({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: '1.1875rem',
  lineHeight: 1,
  fontWeight: 660,
  fontStretch: '90%',
  color: vars.color.text,
});
export const nameLarge = element({ fontSize: '1.625rem' });

export const place = element({
  display: 'block',
  paddingTop: '5px',
  fontSize: '0.75rem',
  lineHeight: 1,
  fontWeight: 520,
  fontStretch: '116%',
  color: vars.color['text-2'],
});

export const spoken = element(visuallyHidden);
