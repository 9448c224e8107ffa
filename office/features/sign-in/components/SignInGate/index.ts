export { type DemoPerson, SignInGate, type SignInGateProps } from './SignInGate.tsx';
