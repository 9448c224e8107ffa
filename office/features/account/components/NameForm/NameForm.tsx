import { TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as formFoot from '../../../../shell/components/formFoot.css.ts';
import * as styles from './NameForm.css.ts';

export interface NameFormProps {
  /** The saved name. */
  name: string;
  /** Address that emails are sent to; only an admin of the server can change it. */
  email: string;
  /** Saves the typed name. */
  onSave: (name: string) => void;
  /** Set while a request is under way; the button cannot be pressed twice. @default false */
  busy?: boolean;
  /** Validation error, as a sentence. */
  error?: string | undefined;
  /** Result of saving: a `FormResult`. */
  result?: ReactNode;
}

/** Form for the volunteer’s name in the Office. */
export function NameForm({ name, email, onSave, busy = false, error, result }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave(typed);
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        id="me-name"
        name="name"
        label="Your name"
        hint={`We show it next to your actions in the log. Emails go to ${email}.`}
        autoComplete="name"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={formFoot.foot}>
        <Button type="submit" variant="line" busy={busy}>
          Save the name
        </Button>
        {result}
      </div>
    </form>
  );
}
