export { OnDemandCaptcha, type OnDemandCaptchaProps } from './OnDemandCaptcha.tsx';
export type { OnDemandHandle, OnDemandState } from './OnDemandWidget.tsx';
export { useOnDemandCaptcha } from './useOnDemandCaptcha.ts';
