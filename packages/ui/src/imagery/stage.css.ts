import { styleIn } from '../style/inLayer.ts';
import { vars } from '../theme/vars.css.ts';

/* Background of the drawings in their stories. */
const stage = { height: '360px', overflow: 'clip' } as const;

export const sky = styleIn('page', { ...stage, background: vars.color.sky });
export const field = styleIn('page', { ...stage, background: vars.color.field });
export const accent = styleIn('page', { ...stage, background: vars.color.accent });
export const small = styleIn('page', { width: '160px', color: vars.color.display });
