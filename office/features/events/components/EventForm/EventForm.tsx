import { chapters } from '@banyan/api/contract';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@banyan/forms/fields';
import { ErrorSummary } from '@banyan/forms/form';
import type { FormEvent, ReactNode } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import { PickerField } from '../../../../kit/PickerField/PickerField.tsx';
import {
  type EventFormField,
  type EventFormValues,
  eventFieldId,
  eventFieldLabels,
  eventFormFields,
} from '../values.ts';
import { whenSentence } from '../when.ts';
import { categories, confirmationOptions, zoneOptions } from './choices.ts';
import * as styles from './EventForm.css.ts';

export interface EventFormProps {
  /** Values of the fields, as text. */
  values: EventFormValues;
  /** Called with the new value of a field. */
  onWrite: (field: EventFormField, value: string) => void;
  /** Ids of the chapters the volunteer may edit events of; `all` includes events for all chapters. */
  chapterIds: 'all' | readonly string[];
  /** Validation errors by field. */
  errors?: Partial<Record<EventFormField, string>>;
  /** Number of taken seats; the limit cannot be lower. @default 0 */
  taken?: number;
  /** Title of the event now featured on the front page, if it is another one. */
  featuredNow?: string | undefined;
  /** Fields in which the reader’s changes were merged over another volunteer’s save. */
  mine?: readonly EventFormField[];
  /** Called when the main button, or Ctrl and Enter, is pressed. */
  onSend: () => void;
  /** End of the form: an `EventFormFoot`. */
  children: ReactNode;
}

/** Form for the details of an event. */
export function EventForm({
  values,
  onWrite,
  chapterIds,
  errors = {},
  taken = 0,
  featuredNow,
  mine = [],
  onSend,
  children,
}: EventFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  const field = (name: EventFormField) => ({
    name,
    id: eventFieldId(name),
    label: eventFieldLabels[name],
    error: errors[name],
    ...(mine.includes(name) && { hint: 'Your version, not saved yet.' }),
  });
  const typed = (name: EventFormField) => ({
    ...field(name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onWrite(name, target.value),
  });
  const theirs = chapters.filter(({ id }) => chapterIds === 'all' || chapterIds.includes(id));
  const sentence = whenSentence(values);
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={formKeys(() => undefined)}
      aria-label="Details"
      className={styles.form}
    >
      <ErrorSummary
        entries={eventFormFields.flatMap((name) => {
          const message = errors[name];
          return message === undefined ? [] : { id: eventFieldId(name), message };
        })}
      />
      <TextField {...typed('title')} autoComplete="off" />
      <div className={styles.two}>
        <TextField {...typed('category')} optional list="event-categories" autoComplete="off" />
        <datalist id="event-categories">
          {categories.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <SelectField
          {...typed('chapter')}
          placeholder={chapterIds === 'all' ? 'All chapters' : 'Choose yours'}
          options={theirs.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <div className={styles.three}>
        <PickerField {...typed('day')} type="date" />
        <PickerField {...typed('from')} type="time" />
        <PickerField {...typed('to')} type="time" />
      </div>
      <div className={styles.two}>
        <SelectField {...typed('zone')} placeholder="Choose a time zone" options={zoneOptions(values.zone)} />
        <PickerField {...typed('lastDay')} type="date" optional />
      </div>
      <p role="status" className={sentence && styles.when}>
        {sentence}
      </p>
      <TextField {...typed('location')} autoComplete="off" />
      <TextAreaField {...typed('description')} optional rows={5} />
      <TextField {...typed('organizer')} optional autoComplete="off" />
      <div className={styles.part}>
        <h2 className={styles.heading}>Registration</h2>
        {taken > 0 && (
          <span className={styles.aside}>
            {taken === 1 ? '1 seat is taken' : `${taken} seats are taken`}, so the limit can’t be lower.
          </span>
        )}
      </div>
      <div className={styles.two}>
        <TextField {...typed('seats')} type="number" optional autoComplete="off" />
        <SelectField {...typed('confirmation')} placeholder="Never" options={confirmationOptions} />
      </div>
      <div className={styles.two}>
        <PickerField {...typed('deadlineDay')} type="date" optional />
        <PickerField {...typed('deadlineTime')} type="time" optional />
      </div>
      <TextField
        {...typed('registration')}
        type="url"
        optional
        autoComplete="off"
        hint="Guests then register on that page, not on our site."
      />
      <CheckboxField
        {...field('featured')}
        label={
          featuredNow === undefined
            ? 'Feature it on the front page.'
            : `Feature it on the front page instead of “${featuredNow}”.`
        }
        checked={values.featured === 'yes'}
        onChange={({ target }) => onWrite('featured', target.checked ? 'yes' : '')}
      />
      {children}
    </form>
  );
}
