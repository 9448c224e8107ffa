import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const form = styleIn('component', {
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '16px',
  borderBottom: `1px solid ${vars.color['border-control']}`,
  alignItems: 'center',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
});

export const withOthers = styleIn('component', {
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 240px auto' },
    [`${media.medium} and (scripting: none)`]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
  },
});

/* These filters do not work without scripts. */
export const others = styleIn('component', { '@media': { '(scripting: none)': { display: 'none' } } });
