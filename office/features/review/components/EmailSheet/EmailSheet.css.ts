import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const edge = 'color-mix(in oklab, currentcolor 24%, transparent)';

export const sheet = styleIn('component', {
  minWidth: 0,
  border: `1px solid ${vars.color['border-control']}`,
  borderRadius: vars.radius['elbow-dialog'],
  overflowWrap: 'anywhere',
});

export const head = styleIn('component', {
  padding: '14px 52px 12px 20px',
  borderBottom: `1px solid ${edge}`,
  fontSize: vars.size.small,
  lineHeight: 1.45,
});

export const subject = styleIn('component', {
  display: 'block',
  fontSize: '1.0625rem',
  fontStretch: '96%',
  fontWeight: 620,
  lineHeight: 1.3,
});

export const body = styleIn('component', {
  display: 'grid',
  gap: '.9em',
  padding: '20px',
  fontFamily: vars.font.read,
  fontSize: '1.0625rem',
  lineHeight: 1.55,
  whiteSpace: 'pre-line',
});

export const reason = styleIn('component', {
  paddingInline: '2px',
  background: vars.color.selection,
  color: 'inherit',
  boxDecorationBreak: 'clone',
});
