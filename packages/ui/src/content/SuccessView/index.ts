export { SuccessView, type SuccessViewProps } from './SuccessView.tsx';
