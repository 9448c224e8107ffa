import { type StoryCategory, storyCategories } from '@banyan/api/contract';
import type { Submission } from '@banyan/api/office';

/** Edits that a story is published with. */
export interface StoryEdits {
  category: StoryCategory;
  /** At most 160 characters. */
  excerpt: string;
  withPhoto: boolean;
}

/** Edits as a draft stores them; only changed fields. */
export type StoryDraft = Readonly<Partial<Record<string, string>>>;

/** Edits of a story: the submitted values, overridden by those of the draft. */
export const editsOf = (
  { category, excerpt, noPhoto }: StoryDraft,
  { story }: Extract<Submission, { kind: 'story' }>,
): StoryEdits => ({
  category: storyCategories.find((one) => one === category) ?? story.category,
  excerpt: excerpt ?? story.excerpt,
  withPhoto: noPhoto !== 'yes',
});
