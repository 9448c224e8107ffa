export { ChipSelect, type ChipSelectProps } from './ChipSelect.tsx';
