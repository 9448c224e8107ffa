import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const line = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '12px 24px',
  color: vars.color['text-2'],
  fontSize: vars.size.small,
});
