export { SubmittedStory, type SubmittedStoryProps } from './SubmittedStory.tsx';
