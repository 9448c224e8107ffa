import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';
import { enlarged, narrowest } from '../../shell/components/narrow.ts';

const { color } = vars;

export const fact = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'center',
  minHeight: '46px',
  paddingBlock: '6px',
  borderBottom: `1px solid ${color.border}`,
  '@media': {
    [narrowest]: { gridTemplateColumns: '84px minmax(0, 1fr) auto' },
    [enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const term = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.3,
});

export const value = styleIn('component', {
  fontWeight: 540,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const missing = styleIn('component', { color: color['text-2'], fontWeight: 395 });
