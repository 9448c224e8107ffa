import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const sheet = styleIn('layout', {
  alignSelf: 'end',
  width: 'calc(100% + 32px)',
  margin: '0 -16px -16px',
  padding: '24px 20px',
  fontSize: '1rem',
  '@media': {
    [media.medium]: { alignSelf: 'center', width: '100%', maxWidth: '640px', margin: 0, padding: '28px' },
  },
});

export const link = styleIn('component', { color: color.link, textUnderlineOffset: '.2em' });

export const keys = styleIn('component', {
  display: 'grid',
  gap: '0 40px',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const line = styleIn('component', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  alignItems: 'center',
  minHeight: '40px',
  paddingBlock: '4px',
  borderBottom: `1px solid ${color.border}`,
  lineHeight: 1.35,
});

export const term = styleIn('component', { order: 2, display: 'flex', flex: 'none', gap: '4px' });
