import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const wait = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'center',
  minHeight: '76px',
  paddingBlock: '10px',
  '@media': {
    [media.wide]: { gridTemplateColumns: '64px minmax(0, 1fr) 160px 84px', minHeight: '68px' },
  },
});

export const name = styleIn('component', {
  fontSize: '1.125rem',
  fontStretch: '96%',
  fontWeight: 620,
  lineHeight: 1.25,
});

export const age = styleIn('component', {
  display: 'none',
  gap: '3px',
  '@media': { [media.wide]: { display: 'grid' } },
});

export const due = styleIn('component', {
  color: vars.color['text-2'],
  fontSize: vars.size.label,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.35,
});

export const ref = styleIn('component', { display: 'inline-block', whiteSpace: 'pre' });
