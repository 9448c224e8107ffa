import { TextField } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import type { FormEvent } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import { useTyped } from '../../../../shell/components/useTyped.ts';
import * as styles from '../../../events/components/PersonForm/PersonForm.css.ts';

export type GuestName = Readonly<Record<'firstName' | 'lastName', string>>;

export interface NameFormProps {
  /** Current name of the guest. */
  name: GuestName;
  /** Error messages, by field. */
  errors?: Partial<GuestName>;
  /** Error message of the whole form. */
  error?: string | undefined;
  /** Saves the typed name. */
  onSave: (name: GuestName) => void;
  /** Closes the form without saving. */
  onBack: () => void;
  /** Set while the name is being saved. @default false */
  busy?: boolean;
}

/** Corrects the name of a guest. */
export function NameForm({ name, errors = {}, error, onSave, onBack, busy = false }: NameFormProps) {
  const { typed, field } = useTyped('name', name, errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave(typed);
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={formKeys(onBack)} className={styles.form}>
      <div className={styles.two}>
        <TextField {...field('firstName')} label="First name" autoComplete="off" />
        <TextField {...field('lastName')} label="Last name" autoComplete="off" />
      </div>
      {error && (
        <Text role="alert" className={styles.error}>
          {error}
        </Text>
      )}
      <div className={foot.foot}>
        <Button type="submit" variant="accent" busy={busy}>
          Save name
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
