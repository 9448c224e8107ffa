export { HoneypotField } from './HoneypotField.tsx';
export { useBotSignals } from './useBotSignals.ts';
