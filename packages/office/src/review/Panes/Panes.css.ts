import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { pad } from '../../shell/pad.ts';

export const panes = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '400px minmax(0, 1fr)',
      marginInline: `calc(-1 * ${pad})`,
      marginBlockEnd: '-48px',
    },
  },
});

export const list = styleIn('component', {
  minWidth: 0,
  '@media': {
    [media.wide]: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: 'calc(100vh - 130px)',
      borderInlineEnd: `1px solid ${vars.color.border}`,
    },
  },
});

/* Stays in sight beside a long list, and scrolls by itself. */
export const detail = styleIn('component', {
  minWidth: 0,
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: 0,
      alignSelf: 'start',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minHeight: 'min(100vh, calc(100vh - 130px))',
      maxHeight: '100vh',
      overflowY: 'auto',
    },
  },
});

export const onlyWide = styleIn('component', { '@media': { [media.belowWide]: { display: 'none' } } });
