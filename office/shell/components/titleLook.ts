import { vars } from '@banyan/ui/theme';

/** Style of the title of a screen, and of an item that fills one. */
export const titleLook = {
  color: vars.color.display,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
  fontStretch: '84%',
  fontWeight: 640,
  letterSpacing: '-.004em',
  lineHeight: 1.04,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
} as const;
