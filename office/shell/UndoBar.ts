export { UndoBar } from '@banyan/office/review';
