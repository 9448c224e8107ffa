import { globalIn, styleIn } from '../../style/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Shared with `ErrorState`: both show a drawing, a message, and one next action. */
export const state = styleIn('component', {
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: '12px',
  paddingBlock: '32px 8px',
  borderTop: `2px solid ${color['border-strong']}`,
  selectors: { '&:has(> h1)': { paddingBlock: 0, borderTop: 0 } },
});

/* In place of a page the title is on the ground line, as on every page, with the drawing below it. */
globalIn('component', `${state} > h1`, {
  ...typography.d1,
  order: -1,
  justifySelf: 'stretch',
  marginBlockEnd: '20px',
  padding: '0 0 20px',
  borderBottom: `2px solid ${color['border-strong']}`,
  color: color.display,
});

export const drawing = styleIn('component', { color: color.display });

export const missing = styleIn('component', { stroke: color['accent-line'], strokeDasharray: '3 6' });

export const broken = styleIn('component', { stroke: color.danger, strokeDasharray: '4 6' });

export const heading = styleIn('component', { paddingBlockStart: '4px' });

export const action = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  paddingBlockStart: '8px',
});
