export { type Done, JustDone, type JustDoneProps } from './JustDone.tsx';
