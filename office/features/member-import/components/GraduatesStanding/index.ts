export { GraduatesStanding, type GraduatesStandingProps } from './GraduatesStanding.tsx';
