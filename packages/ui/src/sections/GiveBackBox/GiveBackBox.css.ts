import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

export const box = styleIn('component', {
  display: 'grid',
  gap: vars.space[16],
  justifyItems: 'start',
  alignContent: 'start',
  padding: vars.space[32],
  background: vars.color.raised,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { padding: '40px' } },
});

/* Narrow enough that the sentence wraps between words, not inside them. */
export const text = styleIn('component', { maxWidth: '18em' });

export const action = styleIn('component', { marginTop: vars.space[8] });
