import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const words = styleIn('component', { maxWidth: '36em', overflowWrap: 'anywhere' });

export const laptop = styleIn('component', {
  paddingBlockStart: '4px',
  color: vars.color['text-2'],
  fontSize: vars.size.small,
  '@media': { [media.medium]: { display: 'none' } },
});
