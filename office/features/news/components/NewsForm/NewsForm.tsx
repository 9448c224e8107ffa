import { chapters, newsCategories } from '@banyan/api/contract';
import { CheckboxField, Field, FieldRow, SelectField, TextAreaField, TextField } from '@banyan/forms/fields';
import { Button, VisuallyHidden } from '@banyan/ui/elements';
import type { FormEvent, ReactNode } from 'react';
import { MarkdownField } from '../../../../kit/writing/MarkdownField/MarkdownField.tsx';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import { type NewsFormField, type NewsFormValues, newsFieldLabels } from '../values.ts';
import * as styles from './NewsForm.css.ts';

export interface NewsFormProps {
  /** Text of each field. */
  values: NewsFormValues;
  /** Field for its pictures, a `NewsPictures`. */
  pictures?: ReactNode;
  /** Handles a changed field. */
  onWrite: (field: NewsFormField, value: string) => void;
  /** Ids of the chapters the volunteer may write for; `all` also allows every chapter together. */
  chapterIds: 'all' | readonly string[];
  /** Error messages, by field. */
  errors?: Partial<Record<NewsFormField, string>>;
  /** Fields with my own values on top of another volunteer’s save. @default none */
  mine?: readonly NewsFormField[];
  /** Publishes the item, or saves a published one. */
  onPublish: () => void;
  /** Label of the main button: "Publish". */
  publishLabel: string;
  /** Saves it as a draft; without it, there is no such button. */
  onSaveDraft?: (() => void) | undefined;
  /** Removes it; without it, there is no such button. */
  onRemove?: (() => void) | undefined;
  /** Set while an action is in progress: no button can be pressed twice. @default false */
  busy?: boolean;
  /** Id of the sentence that says why nothing can be sent now. */
  unavailableBecause?: string | undefined;
  /** Saved state of the draft: "Draft saved 8:11 PM, not published". */
  said?: ReactNode;
  /** Result of the button that was pressed, an `ActionResult`. */
  result?: ReactNode;
}

/** Number of characters of a summary that lists show in full. */
const summaryShown = 160;

/** Form for a news item. */
export function NewsForm({
  values,
  pictures,
  onWrite,
  chapterIds,
  errors = {},
  mine = [],
  onPublish,
  publishLabel,
  onSaveDraft,
  onRemove,
  busy = false,
  unavailableBecause,
  said,
  result,
}: NewsFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && unavailableBecause === undefined) onPublish();
  };
  const hint = (field: NewsFormField, words?: string) =>
    [mine.includes(field) && 'Your version, not saved yet.', words].filter(Boolean).join(' ') || undefined;
  const text = (field: NewsFormField, words?: string) => ({
    name: field,
    id: `news-${field}`,
    label: newsFieldLabels[field],
    hint: hint(field, words),
    value: values[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => onWrite(field, target.value),
  });
  const unavailable = {
    unavailable: unavailableBecause !== undefined,
    'aria-describedby': unavailableBecause,
  };
  const theirs = chapters.filter(({ id }) => chapterIds === 'all' || chapterIds.includes(id));
  return (
    <form noValidate onSubmit={submit} aria-label="Write" className={styles.form}>
      <Field
        label={<VisuallyHidden>{newsFieldLabels.title}</VisuallyHidden>}
        id="news-title"
        hint={hint('title')}
        error={errors.title}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            name="title"
            rows={2}
            placeholder="Title"
            value={values.title}
            onChange={({ target }) => onWrite('title', target.value.replaceAll('\n', ' '))}
            className={styles.title}
          />
        )}
      </Field>
      <TextAreaField
        {...text('summary', `One sentence for lists. ${values.summary.length} of ${summaryShown}.`)}
        optional
        rows={2}
      />
      <MarkdownField {...text('markdown')} onChange={(value) => onWrite('markdown', value)} />
      {pictures}
      <FieldRow>
        <SelectField
          {...text('category')}
          placeholder="Choose one"
          options={newsCategories.map((category) => ({ value: category, label: category }))}
        />
        <SelectField
          {...text('chapter')}
          placeholder={chapterIds === 'all' ? 'All chapters' : 'Choose yours'}
          options={theirs.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FieldRow>
      <FieldRow>
        <TextField {...text('author')} optional />
        <TextField {...text('tags', 'Separate with commas.')} optional />
      </FieldRow>
      <CheckboxField
        name="featured"
        label={newsFieldLabels.featured}
        hint={hint('featured', 'Stays above the other news.')}
        checked={values.featured === 'yes'}
        onChange={({ target }) => onWrite('featured', target.checked ? 'yes' : '')}
      />
      <div className={foot.foot}>
        <Button {...unavailable} type="submit" variant="accent" busy={busy}>
          {publishLabel}
        </Button>
        {onSaveDraft && (
          <Button {...unavailable} variant="line" busy={busy} onClick={onSaveDraft}>
            Save draft
          </Button>
        )}
        {onRemove && (
          <Button {...unavailable} variant="quiet" busy={busy} onClick={onRemove}>
            Remove
          </Button>
        )}
        <span role="status" className={foot.said}>
          {said}
        </span>
        {result}
      </div>
    </form>
  );
}
