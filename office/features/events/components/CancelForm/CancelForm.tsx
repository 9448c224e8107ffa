import { CheckboxField, TextAreaField } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import { type FormEvent, type ReactNode, useState } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import * as styles from './CancelForm.css.ts';

export interface Cancelling {
  /** Empty for none. */
  reason: string;
  /** Set if an email is sent. */
  tell: boolean;
}

export interface CancelFormProps {
  /** Explanation of the cancellation: the people it affects, and whether it can be undone. */
  children: ReactNode;
  /** Label of the button: "Cancel the event". */
  doLabel: string;
  /** Label of the option to send an email: "Write to Sunita Bakul". Without it everybody gets one. */
  tellLabel?: string;
  /** Cancels the event or the registration, with the reason and the choice about emails. */
  onCancel: (cancelling: Cancelling) => void;
  /** Called when the form is left without canceling. */
  onBack: () => void;
  /** Set while a request is under way; the button cannot be pressed twice. @default false */
  busy?: boolean;
  /** Error of the request. */
  error?: string | undefined;
}

/** Form that cancels an event or a registration: the reason, and the emails about it. */
export function CancelForm({
  children,
  doLabel,
  tellLabel,
  onCancel,
  onBack,
  busy = false,
  error,
}: CancelFormProps) {
  const [reason, setReason] = useState('');
  const [tell, setTell] = useState(true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onCancel({ reason: reason.trim(), tell });
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={formKeys(onBack)} className={styles.form}>
      <Text>{children}</Text>
      {tellLabel && (
        <CheckboxField
          name="tell"
          label={tellLabel}
          checked={tell}
          onChange={({ target }) => setTell(target.checked)}
        />
      )}
      {tell && (
        <TextAreaField
          name="reason"
          label="Reason"
          optional
          hint="The email includes it."
          error={error}
          rows={4}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {!tell && error && <Text>{error}</Text>}
      <div className={foot.foot}>
        <Button type="submit" variant="danger" busy={busy}>
          {doLabel}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Go back
        </Button>
      </div>
    </form>
  );
}
