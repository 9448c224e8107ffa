import { TextAreaField } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import { type FormEvent, useState } from 'react';
import * as foot from '../../shell/formFoot.css.ts';
import * as styles from './TakeDownForm.css.ts';

export interface TakeDownFormProps {
  /** What is said before: whether it can be undone. */
  children?: string;
  /** Takes it off the site. @param reason Empty: nobody is told. */
  onTakeDown: (reason: string) => void;
  /** Closes it; nothing was done. */
  onCancel: () => void;
}

/** Takes something off the site: with a reason whoever sent it gets a letter, without one nobody is told. */
export function TakeDownForm({ children, onTakeDown, onCancel }: TakeDownFormProps) {
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onTakeDown(reason.trim());
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {children && <Text>{children}</Text>}
      <TextAreaField
        name="reason"
        label="Reason"
        optional
        hint="With a reason, whoever sent it gets a letter that says it. Without one nobody is told."
        rows={4}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={foot.foot}>
        <Button type="submit" variant="danger">
          {reason.trim() ? 'Take down and write' : 'Take down'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </form>
  );
}
