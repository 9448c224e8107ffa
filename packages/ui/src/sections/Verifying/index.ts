export { Verifying, type VerifyingProps } from './Verifying.tsx';
