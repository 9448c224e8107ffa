export { StoryForm, type StoryFormProps } from './StoryForm.tsx';
