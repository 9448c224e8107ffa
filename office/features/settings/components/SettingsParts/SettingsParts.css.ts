import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const sides = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: '216px minmax(0, 1fr)', gap: '56px' } },
});

export const onlyWide = styleIn('layout', { '@media': { [media.belowWide]: { display: 'none' } } });

export const index = styleIn('component', {
  '@media': {
    [media.wide]: {
      position: 'sticky',
      top: '20px',
      alignSelf: 'start',
      paddingInlineStart: '22px',
      selectors: {
        '&::before': {
          content: "''",
          position: 'absolute',
          insetInlineStart: '5px',
          top: 0,
          bottom: '12px',
          width: '1px',
          background: color['border-control'],
        },
      },
    },
  },
});

export const link = styleIn('component', {
  position: 'relative',
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  minHeight: '48px',
  borderBottom: `1px solid ${color.border}`,
  color: color.text,
  fontSize: vars.size.small,
  fontWeight: 520,
  textDecoration: 'none',
  ':hover': { color: color.link },
  '@media': {
    [media.wide]: {
      minHeight: '38px',
      borderBottom: 0,
      selectors: {
        '&[aria-current]': { fontWeight: 680 },
        /* Same marker as in the navigation rail. */
        '&[aria-current]::before': {
          content: "''",
          position: 'absolute',
          insetInlineStart: '-21.5px',
          top: 'calc(50% - 5px)',
          width: '10px',
          height: '12px',
          borderRadius: '4px 4px 5px 5px',
          background: vars.markRoot,
        },
      },
    },
    [`${media.wide} and ${media.forcedColors}`]: {
      selectors: { '&[aria-current]::before': { background: 'Highlight' } },
    },
  },
});

export const onward = styleIn('component', {
  flex: 'none',
  marginInlineStart: 'auto',
  selectors: { 'span + &': { marginInlineStart: 0 } },
  color: color['text-2'],
  '@media': { [media.wide]: { display: 'none' } },
});

export const part = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  alignContent: 'start',
  minWidth: 0,
});

export const back = styleIn('component', { '@media': { [media.wide]: { display: 'none' } } });

export const note = styleIn('component', { flex: 'none', marginInlineStart: 'auto', whiteSpace: 'nowrap' });
