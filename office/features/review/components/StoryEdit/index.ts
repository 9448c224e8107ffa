export { editsOf, type StoryDraft, type StoryEdits } from './edits.ts';
export { StoryEdit, type StoryEditProps } from './StoryEdit.tsx';
