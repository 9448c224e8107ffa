export { DateNotch, type DateNotchProps } from './DateNotch.tsx';
