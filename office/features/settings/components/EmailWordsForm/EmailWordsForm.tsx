import { emailFooter, type SampleEmail } from '@banyan/api/office';
import { TextAreaField } from '@banyan/forms/fields';
import type { FormEvent, ReactNode } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import { EmailSheet } from '../../../review/components/EmailSheet/EmailSheet.tsx';
import { ConflictValue } from '../ConflictValue/ConflictValue.tsx';
import * as formStyles from '../form.css.ts';
import { SaveFoot } from '../SaveFoot/SaveFoot.tsx';
import * as styles from './EmailWordsForm.css.ts';

export interface EmailWordsFormProps {
  /** Sample email about an invented person. */
  sample: SampleEmail;
  /** The association's own paragraph; empty for none. */
  paragraph: string;
  /** Handles a change, with the whole text. */
  onWrite: (paragraph: string) => void;
  /** Signature at the end of every email. */
  signature: string;
  /** The association’s postal address, at the end of every email. */
  postalAddress: string;
  /** Saves the typed text. */
  onSave: () => void;
  /** Set while it is being saved: no button can be pressed twice. @default false */
  busy?: boolean;
  /** Error message, as a sentence; undefined without an error. */
  error?: string | undefined;
  /** Different text that another volunteer has saved. */
  theirs?: string | undefined;
  /** Saved state of the draft: "Draft saved 8:11 PM, not in use". */
  said?: string | undefined;
  /** Result of saving, an `ActionResult`. */
  result?: ReactNode;
}

/** Form for the association’s own paragraph of an email, beside a preview of the email. */
export function EmailWordsForm({
  sample: { to, subject, body },
  paragraph,
  onWrite,
  signature,
  postalAddress,
  onSave,
  busy = false,
  error,
  theirs,
  said,
  result,
}: EmailWordsFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave();
  };
  return (
    <div className={styles.sides}>
      <form noValidate onSubmit={submit} onKeyDown={formKeys()} className={formStyles.form}>
        <TextAreaField
          id="words-paragraph"
          name="paragraph"
          label="Your paragraph"
          hint="Added at the end of the email, as you type it. Leave it empty to add nothing."
          rows={8}
          value={paragraph}
          onChange={({ currentTarget }) => onWrite(currentTarget.value)}
          error={error}
        />
        {theirs !== undefined && <ConflictValue text={theirs} onTake={() => onWrite(theirs)} />}
        <SaveFoot busy={busy} said={said} />
        {result}
      </form>
      <EmailSheet
        email={{ subject, before: body, after: emailFooter({ signature, postalAddress }) }}
        to={to}
        reason={paragraph}
        placeholder="Your paragraph appears here."
      />
    </div>
  );
}
