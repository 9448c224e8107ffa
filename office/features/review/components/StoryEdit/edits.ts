import { type StoryCategory, storyCategories } from '@banyan/api/contract';
import type { Submission } from '@banyan/api/office';

/** What a story is published with. */
export interface StoryEdits {
  category: StoryCategory;
  /** At most 160 characters. */
  excerpt: string;
  withPhoto: boolean;
}

/** The same as a draft keeps it, as far as it was changed. */
export type StoryDraft = Readonly<Partial<Record<string, string>>>;

/** What a story is published with: as it was sent, but for what a draft has of it. */
export const editsOf = (
  { category, excerpt, noPhoto }: StoryDraft,
  { story }: Extract<Submission, { kind: 'story' }>,
): StoryEdits => ({
  category: storyCategories.find((one) => one === category) ?? story.category,
  excerpt: excerpt ?? story.excerpt,
  withPhoto: noPhoto !== 'yes',
});
