import { type Focus, type StoryCategory, storyCategories, upperThird } from '@banyan/api/contract';
import { CheckboxField, SelectField, TextAreaField } from '@banyan/forms/fields';
import { CropButton } from '../../../gallery/components/CropButton/CropButton.tsx';
import type { StoryEdits } from './edits.ts';
import * as styles from './StoryEdit.css.ts';

export interface StoryEditProps {
  /** Current edits. */
  edits: StoryEdits;
  /** Called with the new edits. */
  onChange: (edits: StoryEdits) => void;
  /** Labels of the story categories. */
  categories: Readonly<Record<StoryCategory, string>>;
  /** Address of the photo, which can be left out; `null` if there is none. */
  photo: string | null;
  /** Focal point of the photo, as it was guessed. @default its upper third */
  guess?: Focus | undefined;
}

/** Fields that reviewers may change before they approve a story. The text itself stays the author's. */
export const StoryEdit = ({ edits, onChange, categories, photo, guess = upperThird }: StoryEditProps) => (
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
    {photo !== null && (
      <CheckboxField
        name="noPhoto"
        label="No photo"
        hint="The story is published without the photo."
        checked={!edits.withPhoto}
        onChange={({ target }) => onChange({ ...edits, withPhoto: !target.checked })}
      />
    )}
    {photo !== null && edits.withPhoto && (
      <CropButton
        src={photo}
        focus={edits.focus ?? guess}
        onCrop={({ focus }) => onChange({ ...edits, focus })}
      >
        Crop the photo
      </CropButton>
    )}
  </div>
);
