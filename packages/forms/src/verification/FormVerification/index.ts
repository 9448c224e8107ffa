export { FormVerification, type FormVerificationProps } from './FormVerification.tsx';
