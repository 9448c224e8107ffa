export { ActivityDrawing, type ActivityDrawingProps } from './ActivityDrawing.tsx';
export { type Activity, activities } from './subjects.ts';
