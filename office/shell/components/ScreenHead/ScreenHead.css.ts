import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { narrowest } from '../narrow.ts';
import { titleLook } from '../titleLook.ts';

export const head = styleIn('component', {
  display: 'flex',
  gap: '0 12px',
  alignItems: 'center',
  minHeight: '72px',
  marginBlockEnd: '16px',
  borderBottom: `2px solid ${vars.color['border-strong']}`,
  '@media': {
    [media.wide]: { alignItems: 'end', minHeight: '80px', paddingBlockEnd: '14px' },
    /* On the smallest phone, a button, help and search leave no space for the title. */
    [narrowest]: { flexWrap: 'wrap', justifyContent: 'end' },
  },
});

export const title = styleIn('component', {
  marginInlineEnd: 'auto',
  paddingBlock: '14px 12px',
  ...titleLook,
  '@media': { [media.wide]: { paddingBlock: 0 } },
});
