import { styleIn } from '@banyan/ui/style/inLayer';
import { media, stacking, vars } from '@banyan/ui/theme';

const { color } = vars;

export const root = styleIn('component', { position: 'relative', justifySelf: 'end', width: 'fit-content' });

/* Large enough for a thumb on a phone. */
export const opener = styleIn('page', {
  minHeight: '44px',
  whiteSpace: 'nowrap',
  '@media': { [media.belowWide]: { minHeight: '48px' } },
});

/* Opens toward the start of the row, because the button is at its end. */
export const list = styleIn('component', {
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineEnd: 0,
  zIndex: stacking.sticky,
  display: 'grid',
  width: 'max-content',
  minWidth: '200px',
  maxWidth: 'calc(100vw - 32px)',
  padding: '8px',
  border: `1px solid ${color['border-control']}`,
  background: color.raised,
  boxShadow: vars.shadow.menu,
});

export const action = styleIn('component', {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '44px',
  padding: '6px 10px',
  border: 0,
  background: 'none',
  color: color.text,
  font: 'inherit',
  fontWeight: 520,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.tint },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
