export {
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
  StoryZigzag,
  type StoryZigzagProps,
  type StoryZigzagWords,
  storyZigzagWords,
} from './StoryZigzag.tsx';
