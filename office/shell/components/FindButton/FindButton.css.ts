import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const find = styleIn('component', {
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  marginInlineEnd: '-12px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.link,
  fontSize: vars.size.small,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': {
    [media.wide]: {
      justifyContent: 'flex-start',
      width: '300px',
      height: '40px',
      marginInlineEnd: 0,
      padding: '0 10px 0 12px',
      border: `1px solid ${color['border-control']}`,
      borderRadius: vars.radius.control,
      background: color.raised,
      color: color['text-2'],
    },
  },
  selectors: { '&:hover': { borderColor: color['border-strong'], color: color.text } },
});

export const icon = styleIn('component', {
  flex: 'none',
  '@media': { [media.wide]: { width: '17px', height: '17px' } },
});

export const words = styleIn('component', {
  '@media': {
    [media.belowWide]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const key = styleIn('component', {
  marginInlineStart: 'auto',
  '@media': { [media.belowWide]: { display: 'none' } },
});
