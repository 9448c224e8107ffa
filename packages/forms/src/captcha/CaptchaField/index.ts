export { FormVerification, type FormVerificationProps } from './CaptchaField.tsx';
