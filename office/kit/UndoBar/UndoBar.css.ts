import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { upright } from '../../shell/components/narrow.ts';

export const bar = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '2px 14px',
  alignItems: 'center',
  marginBlock: '14px',
  padding: '10px 10px 12px 16px',
  '@media': { [upright]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const icon = styleIn('component', { color: vars.color.accent });

export const words = styleIn('component', {
  fontSize: vars.size.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const done = styleIn('component', { fontWeight: 580 });

export const actions = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  justifyContent: 'end',
  '@media': { [upright]: { gridColumn: '2', justifyContent: 'start', marginBlock: '6px' } },
});

export const undo = styleIn('component', {
  '@media': {
    [media.wide]: { minHeight: '44px', fontSize: '.9375rem' },
  },
});

export const line = styleIn('component', {
  gridColumn: '1 / -1',
  marginBlockStart: '4px',
  marginInlineEnd: '6px',
});

export const left = styleIn('component', {
  gridColumn: '1 / -1',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
});
