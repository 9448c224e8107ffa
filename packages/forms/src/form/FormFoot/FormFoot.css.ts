import { media, vars } from '@banyan/ui/theme';
import { styleIn } from '../../inLayer.ts';

/** The column of a form's parts. */
export const form = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '28px',
  minWidth: 0,
});

export const foot = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  paddingTop: '20px',
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.print]: { display: 'none' } },
});
