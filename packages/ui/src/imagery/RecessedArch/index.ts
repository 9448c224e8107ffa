export { RecessedArch, type RecessedArchProps } from './RecessedArch.tsx';
