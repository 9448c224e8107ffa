import { TextAreaField } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import type { FormEvent } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import { type FormDraft, useTyped } from '../../../../shell/components/useTyped.ts';
import * as styles from './UnpublishForm.css.ts';

export interface UnpublishFormProps {
  /** What is said before: whether it can be undone. */
  children?: string;
  /** Takes it off the site. @param reason Empty: nobody is told. */
  onUnpublish: (reason: string) => void;
  /** Closes it; nothing was done. */
  onCancel: () => void;
  /** Keeps what is written. @default nothing is kept */
  draft?: FormDraft | undefined;
}

/** Takes something off the site: with a reason whoever sent it gets a letter, without one nobody is told. */
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
