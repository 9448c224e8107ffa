import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const check = styleIn('element', {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  alignItems: 'start',
  gap: '12px',
  minHeight: '44px',
  paddingBlock: '9px',
  lineHeight: 1.45,
  cursor: 'pointer',
});

const mark = {
  content: '',
  width: '6px',
  height: '12px',
  marginTop: '-3px',
  border: `solid ${color['on-primary']}`,
  borderWidth: '0 2.5px 2.5px 0',
  transform: 'rotate(42deg)',
};

export const box = styleIn('element', {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  margin: 0,
  border: `1.5px solid ${color['border-control']}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  selectors: {
    "&[type='radio']": { borderRadius: '50%' },
    '&:checked': { background: color.primary, borderColor: color.primary },
    '&:checked::after': mark,
    "&[type='radio']:checked::after": {
      width: '10px',
      height: '10px',
      margin: 0,
      border: 0,
      borderRadius: '50%',
      background: color['on-primary'],
      transform: 'none',
    },
    "&[aria-invalid='true']": { border: `2px solid ${color.danger}`, background: color['danger-bg'] },
  },
  '@media': {
    /* Forced colors hide the drawn marks but not the system's own. */
    [media.forcedColors]: { appearance: 'auto' },
  },
});

export const words = styleIn('element', { display: 'grid', gap: '2px' });
