import { styleIn } from '@banyan/ui/style/inLayer';
import { media, typography, vars } from '@banyan/ui/theme';

export const rooms = styleIn('page', { borderTop: `2px solid ${vars.color['border-strong']}` });
export const room = styleIn('page', {
  display: 'grid',
  gap: '12px 32px',
  paddingBlock: '20px',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [media.medium]: { gridTemplateColumns: '220px minmax(0, 1fr)' } },
});
export const name = styleIn('page', { ...typography.h4, color: vars.color.display });
export const says = styleIn('page', { ...typography.small, color: vars.color['text-2'] });
export const group = styleIn('page', {
  display: 'grid',
  gap: '0 16px',
  '@media': { [media.medium]: { gridTemplateColumns: '132px minmax(0, 1fr)' } },
  selectors: { '&:not(:has(> p))': { display: 'block' }, '& + &': { marginTop: '8px' } },
});
export const groupName = styleIn('page', {
  ...typography.label,
  color: vars.color['text-2'],
  paddingTop: '5px',
});
export const doors = styleIn('page', { display: 'flex', flexWrap: 'wrap', gap: '0 18px' });
export const door = styleIn('page', {
  ...typography.small,
  display: 'inline-block',
  paddingBlock: '4px',
  color: vars.color.link,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color['link-hover'], textDecorationThickness: '2px' },
});
