export { allowVerificationScripts } from '../scriptPolicy.ts';
export { HCaptcha, type HCaptchaProps } from './HCaptcha.tsx';
