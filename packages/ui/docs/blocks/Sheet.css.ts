import { styleIn } from '@banyan/ui/style/inLayer';
import { typography, vars } from '@banyan/ui/theme';

const tiles = (least: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
    gap: '1px',
    padding: '1px',
    marginBottom: '24px',
  }) as const;

export const sheet = styleIn('page', tiles('232px'));
export const drawings = styleIn('page', tiles('292px'));
export const piece = styleIn('page', {
  display: 'grid',
  gap: '8px',
  alignContent: 'start',
  padding: '16px',
  outline: `1px solid ${vars.color['border-strong']}`,
  minWidth: 0,
});
export const icon = styleIn('page', {
  display: 'flex',
  justifyContent: 'space-between',
  height: '32px',
  color: vars.color.display,
});
export const used = styleIn('page', { ...typography.label, color: vars.color['text-2'] });
export const name = styleIn('page', { ...typography.label, overflowWrap: 'anywhere' });
export const buttons = styleIn('page', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'center',
});
export const save = styleIn('page', {
  ...typography.small,
  padding: '9px 4px',
  color: vars.color.link,
  ':hover': { color: vars.color['link-hover'] },
});
export const drawing = styleIn('page', {
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'contain',
  background: vars.color.sunk,
});
