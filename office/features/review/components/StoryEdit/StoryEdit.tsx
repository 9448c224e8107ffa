import { type StoryCategory, storyCategories } from '@banyan/api/contract';
import { CheckboxField, SelectField, TextAreaField } from '@banyan/forms/fields';
import type { StoryEdits } from './edits.ts';
import * as styles from './StoryEdit.css.ts';

export interface StoryEditProps {
  /** What is decided so far. */
  edits: StoryEdits;
  /** Something was decided in another way. */
  onChange: (edits: StoryEdits) => void;
  /** What each category is called. */
  categories: Readonly<Record<StoryCategory, string>>;
  /** Whether there is a photo to leave out. */
  hasPhoto: boolean;
}

/** What we may decide of a story besides yes or no. Its language is the writer's. */
export const StoryEdit = ({ edits, onChange, categories, hasPhoto }: StoryEditProps) => (
  <div className={styles.fields}>
    <SelectField
      name="category"
      label="Category"
      placeholder={categories.other}
      options={storyCategories
        .filter((category) => category !== 'other')
        .map((category) => ({ value: category, label: categories[category] }))}
      value={edits.category === 'other' ? '' : edits.category}
      onChange={({ target: { value } }) =>
        onChange({ ...edits, category: storyCategories.find((one) => one === value) ?? 'other' })
      }
    />
    <TextAreaField
      name="excerpt"
      label="Excerpt"
      hint="In lists. At most 160 characters."
      rows={3}
      maxLength={160}
      value={edits.excerpt}
      onChange={({ target }) => onChange({ ...edits, excerpt: target.value })}
    />
    {hasPhoto && (
      <CheckboxField
        name="noPhoto"
        label="No photo"
        hint="The story is published without the photo."
        checked={!edits.withPhoto}
        onChange={({ target }) => onChange({ ...edits, withPhoto: !target.checked })}
      />
    )}
  </div>
);
