export { UndoBar } from '../features/review/components/index.ts';
