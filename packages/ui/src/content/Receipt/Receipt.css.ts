import { globalIn, styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const sheet = styleIn('component', {
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignContent: 'start',
  padding: 'clamp(20px, 3vw, 36px)',
  border: `1px solid ${color['border-strong']}`,
  /* In print the paper itself is the sheet. */
  '@media': { [media.print]: { breakInside: 'avoid', border: 0, padding: 0 } },
});

/** Sheet whose last fact is the sum, set large. */
export const withTotal = styleIn('component', {});

/* Width of a zoomed phone or a narrow column: everything is in one column. */
const narrowest = '(max-width: 220px)';

globalIn('component', `${sheet} dl`, {
  '@container': { [narrowest]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalIn('component', `${sheet} dl > *`, {
  '@container': { [narrowest]: { gridColumn: 1, borderInlineStart: 0 } },
});

/* Cents make a sum long, and its digits must not wrap: on a narrow sheet it is smaller, and its label may take two lines. */
globalIn('component', `${withTotal} dl > :last-child`, {
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  overflowWrap: 'normal',
  '@container': { [narrowest]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalIn('component', `${withTotal} dl > :last-child dd`, { fontSize: 'clamp(1.75rem, 11cqi, 3.5rem)' });

export const head = styleIn('component', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '20px',
});

export const mark = styleIn('component', { color: color.display });

/* In print without colors the border remains visible. */
export const warning = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '12px',
  padding: '14px 16px',
  border: `1px solid ${color.danger}`,
  borderTopWidth: '4px',
  background: color['danger-bg'],
  color: color.danger,
});

export const warningIcon = styleIn('component', { marginBlockStart: '2px' });

export const print = styleIn('component', {
  justifySelf: 'start',
  '@media': { [media.print]: { display: 'none' } },
});
