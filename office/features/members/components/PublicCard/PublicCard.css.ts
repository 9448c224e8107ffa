import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { enlarged } from '../../../../shell/components/narrow.ts';

/* Smaller year than in the directory, which would touch the niche here. */
export const card = styleIn('page', {});

globalIn('page', `${card} > p:first-of-type`, {
  fontSize: '3.25rem',
  '@media': { [enlarged]: { gridColumn: '1 / -1', gridRow: 'auto', fontSize: '2rem' } },
});
