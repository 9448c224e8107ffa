export { HCaptcha, type HCaptchaProps } from './HCaptcha.tsx';
