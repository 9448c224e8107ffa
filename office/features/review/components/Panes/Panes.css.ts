import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { pad } from '../../../../shell/components/pad.ts';

export const panes = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: {
      flex: '1 1 0',
      gridTemplateColumns: '400px minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      minHeight: '280px',
      marginInline: `calc(-1 * ${pad})`,
    },
  },
});

export const list = styleIn('component', {
  minWidth: 0,
  '@media': {
    [media.wide]: {
      display: 'flex',
      flexDirection: 'column',
      overflowY: 'auto',
      borderInlineEnd: `1px solid ${vars.color.border}`,
      selectors: { "&:has([data-foot='bulk'])": { scrollPaddingBlockEnd: '128px' } },
    },
  },
});

export const detail = styleIn('component', {
  minWidth: 0,
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      overflowY: 'auto',
      scrollPaddingBlockEnd: '88px',
    },
  },
});

export const onlyWide = styleIn('component', { '@media': { [media.belowWide]: { display: 'none' } } });

/** Aligns other content of the list with the text of its rows. */
export const inset = styleIn('component', {
  '@media': { [media.wide]: { paddingInline: `${pad} 16px` } },
});
