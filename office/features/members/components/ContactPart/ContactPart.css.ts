import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const covered = styleIn('page', { marginBlockStart: '12px' });

export const said = styleIn('component', {
  paddingBlockStart: '8px',
  color: vars.color['text-2'],
  fontSize: vars.size.small,
});

export const nothing = styleIn('component', { paddingBlock: '12px', color: vars.color['text-2'] });
