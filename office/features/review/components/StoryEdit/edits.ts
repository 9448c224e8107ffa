import { Focus, type StoryCategory, storyCategories } from '@banyan/api/contract';
import type { Submission } from '@banyan/api/office';
import * as v from 'valibot';

/** Edits that a story is published with. */
export interface StoryEdits {
  category: StoryCategory;
  /** At most 160 characters. */
  excerpt: string;
  withPhoto: boolean;
  /** Focal point of the photo; undefined while it is as it was guessed. */
  focus: Focus | undefined;
}

/** Edits as a draft stores them; only changed fields. */
export type StoryDraft = Readonly<Partial<Record<string, string>>>;

const DraftFocus = v.pipe(v.string(), v.parseJson(), Focus);

/** Focal point in a draft; `undefined` for none, or an invalid one. */
function focusIn(text: string | undefined): Focus | undefined {
  const found = v.safeParse(DraftFocus, text);
  return found.success ? found.output : undefined;
}

/** Edits of a story: the submitted values, overridden by those of the draft. */
export const editsOf = (
  { category, excerpt, noPhoto, focus }: StoryDraft,
  { story }: Extract<Submission, { kind: 'story' }>,
): StoryEdits => ({
  category: storyCategories.find((one) => one === category) ?? story.category,
  excerpt: excerpt ?? story.excerpt,
  withPhoto: noPhoto !== 'yes',
  focus: focusIn(focus),
});
