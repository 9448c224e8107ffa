export { StepWaiting, type StepWaitingProps } from './StepWaiting.tsx';
