import { excerptOf, readTimeOf } from '@banyan/api/contract';
import { SubmittedStory } from '@banyan/ui/content';
import { categoryNameOf, type StoryCategoryNames } from '../StoryPreview/categoryNameOf.ts';
import type { StoryValues } from './useStory.ts';

export interface WrittenStoryProps {
  /** Sent values. */
  values: StoryValues;
  categories: StoryCategoryNames;
}

/** Card of the story that was sent, as the editors see it. */
export function WrittenStory({ values, categories }: WrittenStoryProps) {
  const story = values.story.trim();
  return (
    <SubmittedStory
      title={values.title.trim()}
      category={categoryNameOf(categories, values.category) ?? ''}
      excerpt={excerptOf(story)}
      author={values.name.trim()}
      readTime={readTimeOf(story)}
      stamp="In review"
    />
  );
}
