import { TextAreaField } from '@banyan/forms/fields';
import type { FormEvent } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import { ConflictValue } from '../ConflictValue/ConflictValue.tsx';
import * as formStyles from '../form.css.ts';
import { SaveFoot } from '../SaveFoot/SaveFoot.tsx';
import * as styles from './EmailFooterForm.css.ts';

const belowFields = ['signature', 'postalAddress'] as const;
type BelowField = (typeof belowFields)[number];

export interface EmailFooterFormProps {
  /** Text of each field. */
  values: Readonly<Record<BelowField, string>>;
  /** Handles a changed field. */
  onWrite: (field: BelowField, value: string) => void;
  /** Saves the typed texts. */
  onSave: () => void;
  /** Set while it is being saved: no button can be pressed twice. @default false */
  busy?: boolean;
  /** Error messages by field, as sentences. */
  errors?: Partial<Record<BelowField, string>>;
  /** Different texts that another volunteer has saved, by field. */
  theirs?: Partial<Record<BelowField, string | undefined>>;
  /** Saved state of the draft: "Draft saved 8:11 PM, not in use". */
  said?: string | undefined;
}

const words = {
  signature: { label: 'Signature', hint: 'Shown at the end of every email.' },
  postalAddress: {
    label: 'Postal address',
    hint: 'Campaigns must have one.',
  },
} as const;

/** Form for the footer of every email. */
export function EmailFooterForm({
  values,
  onWrite,
  onSave,
  busy = false,
  errors = {},
  theirs = {},
  said,
}: EmailFooterFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave();
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={formKeys()} className={formStyles.form}>
      <div className={styles.two}>
        {belowFields.map((field) => {
          const other = theirs[field];
          return (
            <div key={field} className={formStyles.form}>
              <TextAreaField
                {...words[field]}
                id={`below-${field}`}
                name={field}
                rows={3}
                value={values[field]}
                onChange={({ currentTarget }) => onWrite(field, currentTarget.value)}
                error={errors[field]}
              />
              {other !== undefined && <ConflictValue text={other} onTake={() => onWrite(field, other)} />}
            </div>
          );
        })}
      </div>
      <SaveFoot busy={busy} said={said} />
    </form>
  );
}
