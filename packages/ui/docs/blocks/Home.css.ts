import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, typography, vars } from '@banyan/ui/theme';

/* The title below stands on the sky's foot, as the front page's word does. */
export const crown = styleIn('page', {
  height: 'clamp(160px, 26vw, 300px)',
  overflow: 'clip',
  background: vars.color.sky,
  marginBottom: vars.space[32],
});

export const table = styleIn('page', {
  width: '100%',
  borderCollapse: 'collapse',
  marginBottom: vars.space[24],
  ...typography.small,
});
globalIn('page', `${table} :is(th, td)`, {
  padding: '10px 16px 10px 0',
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalIn('page', `${table} thead th`, {
  ...typography.label,
  borderBottomColor: vars.color['border-strong'],
});
globalIn('page', `${table} td:last-child`, {
  '@media': { [media.belowMedium]: { display: 'block', paddingTop: 0 } },
});
