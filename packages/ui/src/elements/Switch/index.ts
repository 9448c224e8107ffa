export { Switch, type SwitchProps } from './Switch.tsx';
export { SwitchButton, type SwitchButtonProps } from './SwitchButton.tsx';
