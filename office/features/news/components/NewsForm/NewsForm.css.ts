import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const form = styleIn('component', { display: 'grid', gap: '18px', minWidth: 0 });

export const title = styleIn('component', {
  display: 'block',
  width: '100%',
  padding: '4px 0 10px',
  border: 0,
  borderBottom: `2px solid ${color['border-strong']}`,
  borderRadius: 0,
  background: 'none',
  color: color.display,
  fontFamily: vars.font.display,
  fontSize: 'clamp(2rem, 1.6rem + 1.8vw, 2.75rem)',
  fontStretch: '82%',
  fontWeight: 640,
  lineHeight: 1.05,
  resize: 'none',
  fieldSizing: 'content',
  selectors: {
    '&::placeholder': { color: color['text-2'], opacity: 1 },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
    "&[aria-invalid='true']": { borderColor: color.danger },
  },
});
