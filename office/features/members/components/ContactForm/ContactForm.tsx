import { FieldRow, TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import type { FormEvent } from 'react';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import * as styles from '../FactsForm/FactsForm.css.ts';

/** Contact fields. City and state are among the facts. */
export const contactFields = ['email', 'phone', 'street1', 'street2', 'zip'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;

export interface ContactFormProps {
  /** Text of each field. */
  values: ContactValues;
  /** Stored email address; another one shows what the change ends. */
  keptEmail: string;
  /** Handles a changed field. */
  onWrite: (field: ContactField, value: string) => void;
  /** Error messages, by field. */
  errors: Partial<Record<ContactField, string>>;
  /** Saves the typed values. */
  onSave: () => void;
  /** Closes the form without saving. */
  onCancel: () => void;
  /** Set while the contact data is being saved: no button can be pressed twice. @default false */
  busy?: boolean;
  /** Id of the sentence that says why nothing can be saved now. */
  unavailableBecause?: string | undefined;
}

/** Label of each contact field. */
export const contactLabels: Readonly<Record<ContactField, string>> = {
  email: 'Email',
  phone: 'Phone',
  street1: 'Street',
  street2: 'Second line',
  zip: 'ZIP',
};

/** Form for the contact data of a member. */
export function ContactForm({
  values,
  keptEmail,
  onWrite,
  errors,
  onSave,
  onCancel,
  busy = false,
  unavailableBecause,
}: ContactFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && unavailableBecause === undefined) onSave();
  };
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    label: contactLabels[name],
    error: errors[name],
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onWrite(name, currentTarget.value),
    autoComplete: 'off',
  });
  return (
    <form noValidate onSubmit={submit} aria-label="Contact" className={styles.form}>
      <TextField
        {...field('email')}
        type="email"
        hint={
          values.email === keptEmail
            ? undefined
            : 'Links emailed to the old address stop working, and they are signed out of “My page”.'
        }
      />
      <TextField {...field('phone')} type="tel" optional />
      <TextField {...field('street1')} optional />
      <FieldRow>
        <TextField {...field('street2')} optional />
        <TextField {...field('zip')} optional />
      </FieldRow>
      <div className={foot.foot}>
        <Button
          type="submit"
          variant="accent"
          busy={busy}
          unavailable={unavailableBecause !== undefined}
          aria-describedby={unavailableBecause}
        >
          Save contact info
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
