export { Trap } from './Trap.tsx';
export { useTraces } from './useTraces.ts';
