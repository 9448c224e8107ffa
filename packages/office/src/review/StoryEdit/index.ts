export { StoryEdit, type StoryEditProps, type StoryEdits } from './StoryEdit.tsx';
