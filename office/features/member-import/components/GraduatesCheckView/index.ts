export { GraduatesCheckView, type GraduatesCheckViewProps } from './GraduatesCheckView.tsx';
