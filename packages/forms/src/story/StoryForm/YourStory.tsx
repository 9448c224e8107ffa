import { limits, storyCategories, storyMessages } from '@banyan/api/contract';
import { ChipRadio, DimensionLine, Text, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { useId } from 'react';
import { control } from '../../fields/Field/Field.css.ts';
import { Field } from '../../fields/Field/index.ts';
import { FieldSet } from '../../fields/FieldSet/index.ts';
import { variants } from '../../fields/TextAreaField/TextAreaField.css.ts';
import type { StoryCategoryNames } from '../StoryPreview/index.ts';
import * as styles from './StoryForm.css.ts';
import type { StoryState } from './useStory.ts';

export interface YourStoryProps {
  fields: StoryState['fields'];
  readOnly: boolean;
  /** Names of the categories. */
  categories: StoryCategoryNames;
}

/** Fields of the story itself: title, category and text. */
export function YourStory({ fields, readOnly, categories }: YourStoryProps) {
  const { id, error, ...title } = fields.text('title');
  const { value: chosen, name, onChange, ...set } = fields.text('category');
  return (
    <section aria-label="Your story" className={styles.part}>
      <Field label="Title" id={id} error={error}>
        {(wiring) => (
          <input
            {...title}
            {...wiring}
            placeholder="What would you call it?"
            autoComplete="off"
            readOnly={readOnly}
            className={styles.title}
          />
        )}
      </Field>
      <FieldSet {...set} legend="Category" space="tight">
        <div className={styles.chips}>
          {storyCategories.map((category) => (
            <ChipRadio
              key={category}
              name={name}
              value={category}
              checked={category === chosen}
              onChange={onChange}
              aria-invalid={set.error ? true : undefined}
            >
              {categories[category]}
            </ChipRadio>
          ))}
        </div>
      </FieldSet>
      <StoryPaper fields={fields} readOnly={readOnly} />
    </section>
  );
}

function StoryPaper({ fields, readOnly }: Omit<YourStoryProps, 'categories'>) {
  const countId = useId();
  const { error, id, ...text } = fields.text('story');
  // Counted like the rule counts: without spaces at the ends.
  const count = text.value.trim().length;
  return (
    <Field label="Story" id={id} error={error}>
      {(wiring) => (
        <>
          <textarea
            {...text}
            {...wiring}
            aria-describedby={[countId, wiring['aria-describedby']].filter(Boolean).join(' ')}
            readOnly={readOnly}
            className={classNames(control, variants.ruled, styles.paper)}
          />
          <div className={styles.count}>
            <DimensionLine value={count} max={limits.storyLeast} className={styles.dimension} />
            <Text id={countId} size="small" tone="quiet">
              {storyMessages.characters(count)}
            </Text>
            <VisuallyHidden role="status">{progressOf(count)}</VisuallyHidden>
          </div>
        </>
      )}
    </Field>
  );
}

/** Progress for screen readers, not updated with every character. */
function progressOf(count: number): string {
  if (count === 0) return '';
  const left = Math.ceil((limits.storyLeast - count) / 100) * 100;
  return left > 0 ? `Up to ${left} characters to go` : 'Long enough';
}
