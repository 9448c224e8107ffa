export { StoryForm, type StoryFormProps } from './StoryForm.tsx';
export type { StoryValues } from './useStory.ts';
