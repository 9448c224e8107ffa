import { styleIn, variantsIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

/* Row below the buttons. When empty it takes no space but stays in the accessibility tree. */
export const place = styleIn('component', {
  flex: '1 0 100%',
  minWidth: 0,
  // On phones the navigation covers the bottom of the screen.
  scrollMarginBlock: '88px',
  selectors: { '&:empty': { position: 'absolute' } },
});

export const line = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  alignItems: 'center',
  padding: '4px 12px',
  fontSize: vars.size.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const tones = variantsIn('component', {
  success: { background: color['success-bg'], vars: { '--sign': color.success } },
  critical: { background: color['danger-bg'], vars: { '--sign': color.danger } },
});

/* Long words wrap beside the icon. */
export const message = styleIn('component', {
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  minWidth: 0,
});

export const icon = styleIn('component', { flex: 'none', color: 'var(--sign)' });

export const words = styleIn('component', { minWidth: 0, paddingBlock: '6px', fontWeight: 580 });

export const actions = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  alignItems: 'center',
});

/** Tall enough for touch. */
export const action = styleIn('component', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.link,
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
});
