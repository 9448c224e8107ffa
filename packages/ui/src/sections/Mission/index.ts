export { Mission, type MissionProps } from './Mission.tsx';
