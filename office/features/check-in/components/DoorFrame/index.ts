export { DoorFrame, type DoorFrameProps } from './DoorFrame.tsx';
