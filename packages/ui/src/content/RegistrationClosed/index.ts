export { RegistrationClosed, type RegistrationClosedProps } from './RegistrationClosed.tsx';
