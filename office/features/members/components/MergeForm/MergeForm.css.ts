import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;
const strong = `1px solid ${color['border-strong']}`;

export const form = styleIn('component', { display: 'grid', gap: '28px', minWidth: 0 });

export const columns = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 48px',
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const plate = styleIn('component', { minWidth: 0, border: strong });

/* Each value names its own entry on phones. */
export const sides = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  background: color['border-strong'],
  color: color.bg,
  fontSize: vars.size.small,
  '@media': { [media.belowMedium]: { display: 'none' } },
});

export const side = styleIn('component', { padding: '8px 14px', overflowWrap: 'anywhere' });

export const aside = styleIn('component', { display: 'grid', gap: '28px', minWidth: 0 });

export const list = styleIn('component', { lineHeight: 1.5 });

export const whose = styleIn('component', {
  display: 'block',
  color: color['text-2'],
  fontSize: vars.size.small,
  '@media': { [media.medium]: { display: 'none' } },
});

export const empty = styleIn('component', { color: color['text-2'] });

export const same = styleIn('component', { padding: '14px' });
