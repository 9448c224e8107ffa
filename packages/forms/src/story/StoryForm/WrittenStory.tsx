import { excerptOf, readTimeOf } from '@banyan/api/contract';
import { SubmittedStory } from '@banyan/ui/content';
import { categoryNameOf, type StoryCategoryNames } from '../StoryPreview/categoryNameOf.ts';
import type { StoryValues } from './useStory.ts';

export interface WrittenStoryProps {
  /** What was sent. */
  values: StoryValues;
  categories: StoryCategoryNames;
}

/** The story that was sent, as the editors have it before them. */
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
