import { donationLimits } from '@banyan/api/contract';
import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const gateway = styleIn('component', { display: 'grid', gap: '12px' });

/* Same size as a provider's button. */
export const button = styleIn('component', {
  width: '100%',
  height: `${donationLimits.buttonHeightPx}px`,
});

export const window = styleIn('component', {
  display: 'grid',
  gap: '16px',
  padding: '20px',
  border: `2px dashed ${vars.color['border-control']}`,
  overflowWrap: 'anywhere',
});
