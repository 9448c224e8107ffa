export { RollDone, type RollDoneProps } from './RollDone.tsx';
