import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const coming = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: '2px 16px',
  alignItems: 'start',
  paddingBlock: '14px',
});

export const day = styleIn('component', {
  gridRow: 'span 2',
  fontSize: '2.5rem',
  lineHeight: 0.95,
});

export const title = styleIn('component', {
  justifySelf: 'start',
  minHeight: '24px',
  ':hover': { textDecoration: 'underline' },
});

export const door = styleIn('component', {
  display: 'flex',
  gridColumn: 2,
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: '44px',
  textDecoration: 'none',
});

export const measure = styleIn('component', { display: 'grid', gap: '3px', marginBlockStart: '6px' });

export const ends = styleIn('component', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  color: vars.color['text-2'],
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.35,
});
