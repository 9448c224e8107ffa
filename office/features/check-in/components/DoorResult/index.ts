export { DoorResult, type DoorResultProps, type DoorResultTone, doorResultTones } from './DoorResult.tsx';
