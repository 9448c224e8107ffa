import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

/* An inline block, because the underline of the link around it does not reach into one. */
export const facts = styleIn('component', {
  ...typography.small,
  position: 'relative',
  display: 'inline-block',
  width: '100%',
  minHeight: '1lh',
  lineHeight: 1.35,
  color: vars.color['text-2'],
});

export const fact = styleIn('component', {
  display: 'inline-block',
  marginInlineEnd: vars.space[16],
  '@media': { [media.wide]: { display: 'block', marginInlineEnd: 0 } },
});
