export { DoorPass, type DoorPassProps } from './DoorPass.tsx';
