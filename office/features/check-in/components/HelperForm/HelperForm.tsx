import { TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import { type FormEvent, useState } from 'react';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import * as styles from './HelperForm.css.ts';

export interface HelperFormProps {
  /** A name was sent, as it was typed. */
  onEnter: (name: string) => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** What is wrong with the name. */
  error?: string | undefined;
  /** Why the pass does not open the door. */
  trouble?: string | undefined;
}

/** Who helps at the door for an evening says what they are called. No account is made. */
export function HelperForm({ onEnter, busy = false, error, trouble }: HelperFormProps) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onEnter(name);
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        id="helper-name"
        name="name"
        label="Your name"
        hint="We show it next to everyone you check in."
        autoComplete="given-name"
        value={name}
        error={error}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        className={styles.field}
      />
      {trouble && (
        <InlineAlert live tone="critical">
          {trouble}
        </InlineAlert>
      )}
      <Button type="submit" variant="accent" size="large" busy={busy}>
        Start check-in
      </Button>
    </form>
  );
}
