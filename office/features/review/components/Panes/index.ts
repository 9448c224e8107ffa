export { PaneInset, Panes, type PanesProps } from './Panes.tsx';
