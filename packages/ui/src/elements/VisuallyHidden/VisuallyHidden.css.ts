import { styleIn } from '../../style/inLayer.ts';

export const visuallyHidden = styleIn('element', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
