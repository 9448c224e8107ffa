import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

/* Vertical line from the top line down to the last item. */
export const root = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gap: '14px',
  marginBlockStart: '8px',
  padding: '18px 0 6px 24px',
  border: `2px solid ${color['border-control']}`,
  borderWidth: '2px 0 0 2px',
  borderStartStartRadius: '24px',
  selectors: {
    '&::after': {
      content: "''",
      position: 'absolute',
      insetBlockEnd: '-5px',
      insetInlineStart: '-6px',
      width: '10px',
      height: '10px',
      borderRadius: '50%',
      background: color.text,
    },
  },
});

export const happening = styleIn('component', { display: 'grid', gap: '1px', overflowWrap: 'anywhere' });

export const when = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
