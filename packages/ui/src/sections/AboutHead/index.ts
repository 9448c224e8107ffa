export { type AboutFigure, AboutHead, type AboutHeadProps } from './AboutHead.tsx';
