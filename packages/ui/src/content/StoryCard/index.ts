export {
  RelatedStory,
  type RelatedStoryProps,
  type RelatedStorySize,
  relatedStorySizes,
  StoryCard,
  type StoryCardProps,
  type StoryCardVariant,
  type StorySummary,
  storyCardVariants,
} from './StoryCard.tsx';
export {
  type StoriesProgress,
  StoryZigzag,
  type StoryZigzagProps,
  type StoryZigzagWords,
  storyZigzagWords,
} from './StoryZigzag.tsx';
