import { TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import { type FormEvent, useState } from 'react';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import * as styles from './HelperForm.css.ts';

export interface HelperFormProps {
  /** Called with the typed name. */
  onEnter: (name: string) => void;
  /** Set while a request is under way; the button cannot be pressed twice. @default false */
  busy?: boolean;
  /** Validation error of the name. */
  error?: string | undefined;
  /** Reason the pass was rejected. */
  trouble?: string | undefined;
}

/** Form in which a helper enters their name. It creates no account. */
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
