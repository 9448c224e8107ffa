export { Trap } from './HoneypotField.tsx';
export { useTraces } from './useBotSignals.ts';
