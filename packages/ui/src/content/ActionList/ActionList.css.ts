import { globalIn, styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
/* Width up to which two buttons do not fit beside their text. */
const narrow = '(max-width: 559.98px)';

export const list = styleIn('component', { borderTop: `1px solid ${color['border-control']}` });

export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  minHeight: '64px',
  paddingBlock: '10px',
  borderBottom: `1px solid ${color.border}`,
});

export const words = styleIn('component', {
  display: 'grid',
  gap: '1px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const name = styleIn('component', { fontWeight: 580, lineHeight: 1.4 });

export const meta = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

export const measure = styleIn('component', { maxWidth: '280px' });

export const actions = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  justifyContent: 'flex-end',
  '@media': { [media.print]: { display: 'none' } },
});

export const wide = styleIn('component', {
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/* Labels of quiet buttons line up with the text above. */
globalIn('component', `${wide} > ${actions}`, {
  '@media': { [narrow]: { justifyContent: 'flex-start', marginInlineStart: '-12px' } },
});
