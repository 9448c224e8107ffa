export { HumanVerification, type HumanVerificationProps } from './HumanVerification.tsx';
