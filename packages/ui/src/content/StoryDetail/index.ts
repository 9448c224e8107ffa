export { RelatedStories, type RelatedStoriesProps } from './RelatedStories.tsx';
export { StoryDetail, type StoryDetailProps } from './StoryDetail.tsx';
