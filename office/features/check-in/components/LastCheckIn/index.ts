export { LastCheckIn, type LastCheckInProps } from './LastCheckIn.tsx';
