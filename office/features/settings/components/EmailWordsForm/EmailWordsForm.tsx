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
  /** About somebody invented. */
  sample: SampleEmail;
  /** The association's own paragraph; empty for none. */
  paragraph: string;
  /** It was written into; the whole text. */
  onWrite: (paragraph: string) => void;
  /** What stands under every letter. */
  signature: string;
  /** The association's address, at the foot of every letter. */
  postalAddress: string;
  /** Saves what stands in it. */
  onSave: () => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** What is wrong, as a sentence; undefined while nothing is. */
  error?: string | undefined;
  /** What somebody else has saved meanwhile, when it is something else. */
  theirs?: string | undefined;
  /** "Draft saved 8:11 PM, not in use". */
  said?: string | undefined;
  /** Result of saving, an `ActionResult`. */
  result?: ReactNode;
}

/** Writes a paragraph of the association's own, beside the letter as it will arrive. */
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
