export { AskedCheck, type AskedCheckProps } from './OnDemandCaptcha.tsx';
export type { PersonHandle, PersonState } from './OnDemandWidget.tsx';
export { usePersonCheck } from './useOnDemandCaptcha.ts';
