import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const head = styleIn('component', {
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  minHeight: '72px',
  marginBlockEnd: '16px',
  borderBottom: `2px solid ${vars.color['border-strong']}`,
  '@media': { [media.wide]: { alignItems: 'end', minHeight: '80px', paddingBlockEnd: '14px' } },
});

export const title = styleIn('component', {
  marginInlineEnd: 'auto',
  paddingBlock: '14px 12px',
  color: vars.color.display,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
  fontStretch: '84%',
  fontWeight: 640,
  letterSpacing: '-.004em',
  lineHeight: 1.04,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { paddingBlock: 0 } },
});
