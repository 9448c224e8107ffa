import { reasonKinds, type SavedReason } from '@banyan/api/office';
import { SelectField, TextAreaField, TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import { type FormEvent, useState } from 'react';
import { reasonKindNames } from '../kinds.ts';
import * as styles from './ReasonForm.css.ts';

export interface ReasonFormProps {
  onSave: (reason: SavedReason) => void;
  busy?: boolean;
  /** What is wrong with what was typed. */
  errors?: Partial<Record<keyof SavedReason, string>>;
}

const options = reasonKinds.map((kind) => ({ value: kind, label: reasonKindNames[kind] }));

/** Saves a reason under a title. */
export function ReasonForm({ onSave, busy = false, errors = {} }: ReasonFormProps) {
  const [title, setTitle] = useState('');
  const [kindName, setKindName] = useState('');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave({ title, kind: reasonKinds.find((kind) => kind === kindName) ?? null, reason });
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <div className={styles.two}>
        <TextField
          id="reason-title"
          name="title"
          label="Title"
          autoComplete="off"
          value={title}
          error={errors.title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <SelectField
          id="reason-kind"
          name="kind"
          label="For"
          placeholder="Everything"
          options={options}
          value={kindName}
          error={errors.kind}
          onChange={(event) => setKindName(event.currentTarget.value)}
        />
      </div>
      <TextAreaField
        id="reason-reason"
        name="reason"
        label="What the person reads"
        rows={4}
        value={reason}
        error={errors.reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="accent" busy={busy}>
          Save the reason
        </Button>
      </div>
    </form>
  );
}
