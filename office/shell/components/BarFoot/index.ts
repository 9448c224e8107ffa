export { BarFoot, type BarFootProps } from './BarFoot.tsx';
