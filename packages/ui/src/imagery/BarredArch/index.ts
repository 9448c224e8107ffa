export { BarredArch, type BarredArchProps } from './BarredArch.tsx';
