export { CheckView, type CheckViewProps } from './CheckView.tsx';
