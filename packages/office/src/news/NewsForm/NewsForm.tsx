import { chapters, newsCategories } from '@banyan/api/contract';
import { CheckboxField, Field, FieldRow, SelectField, TextAreaField, TextField } from '@banyan/forms/fields';
import { Button, VisuallyHidden } from '@banyan/ui/elements';
import type { FormEvent, ReactNode } from 'react';
import * as foot from '../../shell/formFoot.css.ts';
import { MarkdownField } from '../../writing/index.ts';
import * as styles from './NewsForm.css.ts';

/** What stands in the form: texts, also where one is chosen; tags with commas between them; `yes` or nothing. */
export const newsFormFields = [
  'title',
  'summary',
  'markdown',
  'category',
  'chapter',
  'author',
  'tags',
  'featured',
] as const;
export type NewsFormField = (typeof newsFormFields)[number];
export type NewsFormValues = Readonly<Record<NewsFormField, string>>;

export interface NewsFormProps {
  /** What stands in the fields, as text. */
  values: NewsFormValues;
  /** Where its pictures are put together, a `NewsPictures`. */
  pictures?: ReactNode;
  /** A field was written into. */
  onWrite: (field: NewsFormField, value: string) => void;
  /** Ids of the chapters that one may write for; `all` also for everybody. */
  chapterIds: 'all' | readonly string[];
  /** What is wrong with a field. */
  errors?: Partial<Record<NewsFormField, string>>;
  /** Puts it on the site, or changes it there. */
  onPublish: () => void;
  /** What the main button does: "Publish". */
  publishLabel: string;
  /** Keeps it as a draft; without it there is no such button. */
  onSaveDraft?: (() => void) | undefined;
  /** Takes it away; without it there is no such button. */
  onRemove?: (() => void) | undefined;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** Why nothing can be sent now: the id of the sentence that says so. */
  unavailableBecause?: string | undefined;
  /** "Saved 20:11". */
  said?: ReactNode;
}

/** Characters of a summary that lists show whole. */
const summaryShown = 160;

/** Writes a piece of news. */
export function NewsForm({
  values,
  pictures,
  onWrite,
  chapterIds,
  errors = {},
  onPublish,
  publishLabel,
  onSaveDraft,
  onRemove,
  busy = false,
  unavailableBecause,
  said,
}: NewsFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && unavailableBecause === undefined) onPublish();
  };
  const text = (field: NewsFormField) => ({
    name: field,
    id: `news-${field}`,
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
      <Field label={<VisuallyHidden>Title</VisuallyHidden>} id="news-title" error={errors.title}>
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
        {...text('summary')}
        label="Summary"
        optional
        hint={`A sentence for lists. ${values.summary.length} of ${summaryShown}.`}
        rows={2}
      />
      <MarkdownField
        name="markdown"
        id="news-markdown"
        label="Text"
        value={values.markdown}
        error={errors.markdown}
        onChange={(value) => onWrite('markdown', value)}
      />
      {pictures}
      <FieldRow>
        <SelectField
          {...text('category')}
          label="Category"
          placeholder="Choose one"
          options={newsCategories.map((category) => ({ value: category, label: category }))}
        />
        <SelectField
          {...text('chapter')}
          label="Chapter"
          placeholder={chapterIds === 'all' ? 'Everybody’s' : 'Choose yours'}
          options={theirs.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FieldRow>
      <FieldRow>
        <TextField {...text('author')} label="Author" optional />
        <TextField {...text('tags')} label="Tags" optional hint="With commas between them." />
      </FieldRow>
      <CheckboxField
        name="featured"
        label="Featured"
        hint="It stands before the others."
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
      </div>
    </form>
  );
}
