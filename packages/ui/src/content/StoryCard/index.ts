export {
  defaultStoryImage,
  RelatedStory,
  type RelatedStoryProps,
  type RelatedStorySize,
  relatedStorySizes,
  StoryCard,
  type StoryCardProps,
  type StorySummary,
} from './StoryCard.tsx';
export {
  type StoriesProgress,
  type StoriesState,
  StoryZigzag,
  type StoryZigzagProps,
  type StoryZigzagWords,
  storiesStates,
  storyZigzagWords,
} from './StoryZigzag.tsx';
