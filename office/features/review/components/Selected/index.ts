export { Selected, type SelectedProps } from './Selected.tsx';
