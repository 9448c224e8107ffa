import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const line = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  alignItems: 'center',
  minHeight: '52px',
  paddingBlock: '4px',
  borderBottom: `2px solid ${color['border-strong']}`,
});

export const words = styleIn('component', {
  marginInlineEnd: 'auto',
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const count = styleIn('component', { color: color.text, fontWeight: 620 });
