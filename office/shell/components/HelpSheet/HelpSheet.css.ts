import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const sheet = styleIn('layout', {
  alignSelf: 'end',
  alignContent: 'start',
  width: 'calc(100% + 32px)',
  margin: '0 -16px -16px',
  padding: '24px 20px',
  fontSize: '1rem',
  '@media': {
    [media.medium]: { alignSelf: 'center', width: '100%', maxWidth: '640px', margin: 0, padding: '28px' },
  },
});

export const field = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '10px',
  alignItems: 'center',
  padding: '0 12px',
  border: `1px solid ${color['border-control']}`,
  borderRadius: vars.radius.control,
  selectors: { '&:focus-within': { boxShadow: `0 0 0 3px ${color.focus}` } },
  '@media': { [media.forcedColors]: { selectors: { '&:focus-within': { outline: '3px solid Highlight' } } } },
});

export const label = styleIn('component', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const input = styleIn('component', {
  width: '100%',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  fontSize: '1rem',
  selectors: {
    '&:focus-visible': { outline: 0 },
    '&::placeholder': { color: color['text-2'] },
  },
});

export const status = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  selectors: { '&:empty': { position: 'absolute' } },
});

export const list = styleIn('component', { display: 'grid' });

export const entry = styleIn('component', {
  display: 'grid',
  gap: '4px',
  paddingBlock: '12px',
  borderBottom: `1px solid ${color.border}`,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

export const heading = styleIn('component', { color: color.text, fontSize: '1rem', fontWeight: 640 });

export const link = styleIn('component', {
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.link,
  textUnderlineOffset: '.2em',
});

export const keys = styleIn('component', { justifySelf: 'start' });
