import { type StoryCategory, storyCategories } from '@banyan/api/contract';
import { CheckboxField, SelectField, TextAreaField } from '@banyan/forms/fields';
import type { StoryEdits } from './edits.ts';
import * as styles from './StoryEdit.css.ts';

export interface StoryEditProps {
  /** Current edits. */
  edits: StoryEdits;
  /** Called with the new edits. */
  onChange: (edits: StoryEdits) => void;
  /** Labels of the story categories. */
  categories: Readonly<Record<StoryCategory, string>>;
  /** True if the story has a photo that can be left out. */
  hasPhoto: boolean;
}

/** Fields that reviewers may change before they approve a story. The text itself stays the author's. */
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
