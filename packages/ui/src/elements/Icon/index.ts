export { Icon, type IconDrawing, type IconProps } from './Icon.tsx';
