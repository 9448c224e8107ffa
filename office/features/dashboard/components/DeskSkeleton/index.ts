export { DeskSkeleton } from './DeskSkeleton.tsx';
