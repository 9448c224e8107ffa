export { StoryDrawing, type StoryDrawingProps } from './StoryDrawing.tsx';
