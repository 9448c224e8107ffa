export { ScreenHead, type ScreenHeadProps } from './ScreenHead.tsx';
