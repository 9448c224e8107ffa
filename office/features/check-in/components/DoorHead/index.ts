export { DoorHead, type DoorHeadProps } from './DoorHead.tsx';
