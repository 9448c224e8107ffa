import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

/** Checkbox in a row of its own, without a label beside it. */
export const box = styleIn('component', {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  margin: 0,
  border: `1.5px solid ${color['border-control']}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  cursor: 'pointer',
  selectors: {
    '&:checked': { borderColor: color.primary, background: color.primary },
    '&:checked::after': {
      content: "''",
      width: '5px',
      height: '10px',
      marginBlockStart: '-3px',
      border: `solid ${color['on-primary']}`,
      borderWidth: '0 2px 2px 0',
      rotate: '42deg',
    },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
