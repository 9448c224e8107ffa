import { FieldRow, TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import type { FormEvent } from 'react';
import { useTyped } from '../../shell/useTyped.ts';
import * as foot from '../../shell/formFoot.css.ts';
import * as styles from '../FactsForm/FactsForm.css.ts';

/** How somebody is reached, line by line. City and state are among the facts. */
export const contactFields = ['email', 'phone', 'street1', 'street2', 'zip'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;

export interface ContactFormProps {
  /** What stands there now. */
  contact: ContactValues;
  /** What is wrong, by field. */
  errors: Partial<Record<ContactField, string>>;
  onSave: (values: ContactValues) => void;
  onCancel: () => void;
  busy?: boolean;
  /** Id of the sentence that says why nothing can be saved just now. */
  unavailableBecause?: string | undefined;
}

/** Changes how a member is reached. */
export function ContactForm({
  contact,
  errors,
  onSave,
  onCancel,
  busy = false,
  unavailableBecause,
}: ContactFormProps) {
  const { typed, field } = useTyped('contact', contact, errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && unavailableBecause === undefined) onSave(typed);
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Contact" className={styles.form}>
      <TextField
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="off"
        hint={
          typed.email === contact.email
            ? undefined
            : 'Links in letters to the address before end, and so do their sessions on “My page”.'
        }
      />
      <TextField {...field('phone')} label="Phone" type="tel" autoComplete="off" optional />
      <TextField {...field('street1')} label="Street" autoComplete="off" optional />
      <FieldRow>
        <TextField {...field('street2')} label="Second line" autoComplete="off" optional />
        <TextField {...field('zip')} label="ZIP" autoComplete="off" optional />
      </FieldRow>
      <div className={foot.foot}>
        <Button
          type="submit"
          variant="accent"
          busy={busy}
          unavailable={unavailableBecause !== undefined}
          aria-describedby={unavailableBecause}
        >
          Save the contact data
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </form>
  );
}
