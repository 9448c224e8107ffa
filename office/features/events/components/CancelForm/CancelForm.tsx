import { CheckboxField, TextAreaField } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import { type FormEvent, type ReactNode, useState } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import * as styles from './CancelForm.css.ts';

export interface Cancelling {
  /** Empty for none. */
  reason: string;
  /** Whether they get a letter. */
  tell: boolean;
}

export interface CancelFormProps {
  /** Whom it reaches, and whether it can be taken back. */
  children: ReactNode;
  /** What the button does: "Cancel the event". */
  doLabel: string;
  /** Lets one leave out the letter: "Write to Sunita Bakul". Without it everybody is told. */
  tellLabel?: string;
  /** Calls it off, or frees the seat: why, and whether they are told. */
  onCancel: (cancelling: Cancelling) => void;
  /** The way back was pressed; nothing was done. */
  onBack: () => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** What went wrong with it. */
  error?: string | undefined;
}

/** Calls an event off, or frees somebody's seat: why, and who hears of it. */
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
