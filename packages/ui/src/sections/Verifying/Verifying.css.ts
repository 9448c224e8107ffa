import { styleIn } from '../../style/inLayer.ts';

/* Without scripts nothing is verified, and the spinner would turn forever. */
export const verifying = styleIn('component', {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '16px',
  minHeight: 'min(60vh, 480px)',
  '@media': { '(scripting: none)': { display: 'none' } },
});
