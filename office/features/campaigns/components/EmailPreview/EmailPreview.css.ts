import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;
const edge = 'color-mix(in oklab, currentcolor 24%, transparent)';

export const look = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  minWidth: 0,
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: '20px', alignSelf: 'start' } },
});

export const label = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  fontStretch: '116%',
  fontWeight: 600,
});

export const plain = styleIn('component', { border: 0, margin: 0, padding: 0, minWidth: 0 });

/** The sheet is white in dark mode, too. */
export const sheet = styleIn('component', {
  width: '100%',
  minWidth: 0,
  border: `1px solid ${color['border-control']}`,
  borderRadius: vars.radius['elbow-dialog'],
  overflowWrap: 'anywhere',
});

export const widths = {
  phone: styleIn('component', { maxWidth: '390px' }),
  mailbox: styleIn('component', { maxWidth: '600px' }),
  plain: styleIn('component', { maxWidth: '600px' }),
};

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

export const moment = styleIn('component', { padding: '20px' });

export const text = styleIn('component', {
  padding: '20px',
  fontFamily: "ui-monospace, 'DejaVu Sans Mono', monospace",
  fontSize: '.875rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
});
