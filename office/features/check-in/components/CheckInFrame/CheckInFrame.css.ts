import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const frame = styleIn('layout', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(316px, 1fr) auto auto',
  minHeight: '100dvh',
  background: color.bg,
  color: color.text,
  fontSize: '1.125rem',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
    },
  },
});

/* Every button here must be large enough for a thumb. */
globalIn('layout', `${frame} button`, { minHeight: '56px' });

export const head = styleIn('layout', {
  padding: '12px 16px 10px',
  '@media': {
    [media.wide]: {
      gridColumn: '1 / -1',
      padding: '16px 32px 14px',
      borderBottom: `2px solid ${color['border-strong']}`,
    },
  },
});

export const view = styleIn('layout', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': { [media.wide]: { gridColumn: 2, gridRow: 2 } },
});

export const search = styleIn('layout', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  alignContent: 'start',
  padding: '16px',
  '@media': { [media.wide]: { gridColumn: 1, gridRow: 2, padding: '28px 32px' } },
});

export const foot = styleIn('layout', {
  padding: '10px 16px 14px',
  borderTop: `1px solid ${color['border-control']}`,
  '@media': { [media.wide]: { gridColumn: '1 / -1', padding: '12px 32px' } },
});
