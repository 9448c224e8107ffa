import { programs } from '@banyan/api/contract';
import { CheckboxField, FieldBranch, FieldRow, SelectField, TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import type { FormEvent, ReactNode } from 'react';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import * as styles from './FactsForm.css.ts';
import { type FactField, type FactValues, factLabels } from './facts.ts';

export interface FactsFormProps {
  /** Text of each field. */
  values: FactValues;
  /** Handles a changed field. */
  onWrite: (field: FactField, value: string) => void;
  /** Error messages, by field. */
  errors: Partial<Record<FactField, string>>;
  /** Saves the typed values. */
  onSave: () => void;
  /** Closes the form without saving. */
  onCancel: () => void;
  /** Set while the facts are being saved: no button can be pressed twice. @default false */
  busy?: boolean;
  /** Id of the sentence that says why nothing can be saved now. */
  unavailableBecause?: string | undefined;
  /** Saved state of the draft: "Draft saved 8:11 PM, not published". */
  said?: ReactNode;
}

const programOptions = programs.map(({ code, name }) => ({ value: code, label: name }));

/** Form for the facts of a member, without contact data. */
export function FactsForm({
  values,
  onWrite,
  errors,
  onSave,
  onCancel,
  busy = false,
  unavailableBecause,
  said,
}: FactsFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && unavailableBecause === undefined) onSave();
  };
  const field = (name: FactField) => ({
    id: `facts-${name}`,
    name,
    label: factLabels[name],
    error: errors[name],
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onWrite(name, currentTarget.value),
    autoComplete: 'off',
  });
  return (
    <form noValidate onSubmit={submit} aria-label="Details" className={styles.form}>
      <FieldRow>
        <TextField {...field('firstName')} />
        <TextField {...field('lastName')} optional />
      </FieldRow>
      <FieldRow ratio="1/2">
        <TextField {...field('year')} type="year" />
        <SelectField {...field('dept')} placeholder="Choose a program" options={programOptions} />
      </FieldRow>
      {values.dept === 'Other' && (
        <FieldBranch>
          <TextField {...field('deptOther')} />
        </FieldBranch>
      )}
      <TextField {...field('linkedIn')} type="url" optional />
      <TextField {...field('company')} optional />
      <FieldRow>
        <TextField {...field('city')} optional />
        <TextField {...field('state')} optional />
      </FieldRow>
      <CheckboxField
        id="facts-mentorship"
        name="mentorship"
        label={factLabels.mentorship}
        checked={values.mentorship === 'yes'}
        onChange={({ currentTarget }) => onWrite('mentorship', currentTarget.checked ? 'yes' : '')}
      />
      <div className={foot.foot}>
        <Button
          type="submit"
          variant="accent"
          busy={busy}
          unavailable={unavailableBecause !== undefined}
          aria-describedby={unavailableBecause}
        >
          Save details
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <span role="status" className={foot.said}>
          {said}
        </span>
      </div>
    </form>
  );
}
