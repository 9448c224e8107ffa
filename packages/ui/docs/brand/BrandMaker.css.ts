import { styleIn } from '@banyan/ui/style/inLayer';
import { media, typography, vars } from '@banyan/ui/theme';

export const form = styleIn('page', {
  display: 'grid',
  gap: '24px',
  paddingBlock: '20px',
  borderTop: `2px solid ${vars.color['border-strong']}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const field = styleIn('page', {
  display: 'grid',
  gap: '6px',
  alignContent: 'start',
  justifyItems: 'start',
});
export const label = styleIn('page', typography.label);
export const hint = styleIn('page', { ...typography.small, color: vars.color['text-2'] });
const edge = {
  height: '48px',
  border: `1px solid ${vars.color['border-control']}`,
  borderRadius: vars.radius.control,
  background: vars.color.bg,
} as const;
export const text = styleIn('page', {
  ...typography.ui,
  ...edge,
  fontWeight: 400,
  width: '100%',
  minWidth: 0,
  padding: '0 12px',
  color: vars.color.text,
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.danger, borderWidth: '2px' } },
});
export const pair = styleIn('page', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 64px',
  gap: '8px',
  width: '100%',
});
export const picker = styleIn('page', { ...edge, width: '64px', padding: '4px' });
export const problem = styleIn('page', { ...typography.small, color: vars.color.danger });
export const verdict = styleIn('page', { ...typography.h4, paddingBlock: '8px 20px' });

export const modes = styleIn('page', {
  display: 'grid',
  gap: '32px 24px',
  marginBottom: '32px',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const currentTheme = styleIn('page', { minWidth: 0 });
export const heading = styleIn('page', { ...typography.h4, paddingBottom: '8px' });
export const window = styleIn('page', {
  overflow: 'hidden',
  border: `1px solid ${vars.color['border-control']}`,
  height: '560px',
});
/* On phones the frame has its own width. Side by side, two frames show the desktop page at less than half its size. */
export const frame = styleIn('page', {
  display: 'block',
  border: 0,
  width: '100%',
  height: '560px',
  '@media': {
    [media.wide]: { width: '250%', height: '1400px', transform: 'scale(0.4)', transformOrigin: '0 0' },
  },
});
export const sentences = styleIn('page', {
  ...typography.small,
  color: vars.color['text-2'],
  paddingTop: '12px',
});

export const fileHead = styleIn('page', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const code = styleIn('page', {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.size.small,
  lineHeight: 1.6,
  padding: '16px',
  margin: '4px 0 24px',
  overflowX: 'auto',
  background: vars.color.sunk,
  border: `1px solid ${vars.color.border}`,
});
export const files = styleIn('page', { display: 'flex', flexWrap: 'wrap', gap: '12px' });
