export { LengthMeter, type LengthMeterProps } from './LengthMeter.tsx';
