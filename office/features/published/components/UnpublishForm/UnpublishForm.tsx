import { TextAreaField } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import type { FormEvent } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import { type FormDraft, useTyped } from '../../../../shell/components/useTyped.ts';
import * as styles from './UnpublishForm.css.ts';

export interface UnpublishFormProps {
  /** Note above the form: if it can be undone. */
  children?: string;
  /** Unpublishes it. @param reason Reason for the submitter; if empty, nobody is notified. */
  onUnpublish: (reason: string) => void;
  /** Closes the form without unpublishing. */
  onCancel: () => void;
  /** Draft that keeps the typed text. @default no draft */
  draft?: FormDraft | undefined;
}

/** Form that unpublishes a submission. With a reason, the submitter gets an email; without one, nobody is notified. */
export function UnpublishForm({ children, onUnpublish, onCancel, draft }: UnpublishFormProps) {
  const {
    typed: { reason },
    field,
  } = useTyped('take-down', { reason: '' }, {}, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onUnpublish(reason.trim());
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={formKeys(onCancel)} className={styles.form}>
      {children && <Text>{children}</Text>}
      <TextAreaField
        {...field('reason')}
        label="Reason"
        optional
        hint="If you give a reason, we email it to the person who sent this. If you don’t, no one is told."
        rows={4}
      />
      <div className={foot.foot}>
        <Button type="submit" variant="danger" aria-keyshortcuts="Control+Enter">
          {reason.trim() ? 'Remove and email' : 'Remove from site'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <span role="status" className={foot.said}>
          {draft?.said}
        </span>
      </div>
    </form>
  );
}
