export { ModeSwitch, type ModeSwitchProps } from './ModeSwitch.tsx';
export { useMode } from './useMode.ts';
