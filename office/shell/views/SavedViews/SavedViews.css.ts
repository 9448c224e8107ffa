import { styleIn } from '@banyan/ui/style/inLayer';
import { stacking, vars } from '@banyan/ui/theme';

const { color } = vars;

/* At the end of its row, so that its panel can open to the left. */
export const root = styleIn('component', { position: 'relative', marginInlineStart: 'auto' });

export const opener = styleIn('component', { minHeight: '44px' });

export const panel = styleIn('component', {
  position: 'absolute',
  insetInlineEnd: 0,
  top: '100%',
  zIndex: stacking.sticky,
  display: 'grid',
  gap: '12px',
  width: 'min(320px, calc(100vw - 32px))',
  maxHeight: '70vh',
  padding: '16px',
  overflowY: 'auto',
  border: `1px solid ${color['border-control']}`,
  borderRadius: '0 14px 0 0',
  background: color.raised,
  boxShadow: vars.shadow.overlay,
  color: color.text,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const view = styleIn('component', {
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  borderBottom: `1px solid ${color.border}`,
});

export const link = styleIn('component', {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: '2px 10px',
  alignItems: 'center',
  minWidth: 0,
  minHeight: '48px',
  color: color.text,
  fontWeight: 520,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&[aria-current]': { fontWeight: 680 } },
});

export const meta = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  fontWeight: 395,
});

export const form = styleIn('component', { display: 'grid', gap: '8px' });

export const save = styleIn('component', { minHeight: '44px' });
