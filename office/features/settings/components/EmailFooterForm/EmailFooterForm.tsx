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
  /** What stands in the fields. */
  values: Readonly<Record<BelowField, string>>;
  /** A field was written into. */
  onWrite: (field: BelowField, value: string) => void;
  /** Saves what stands in it. */
  onSave: () => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** What is wrong with a field, as a sentence. */
  errors?: Partial<Record<BelowField, string>>;
  /** What somebody else has saved meanwhile, where it is something else. */
  theirs?: Partial<Record<BelowField, string | undefined>>;
  /** "Draft saved 8:11 PM, not in use". */
  said?: string | undefined;
}

const words = {
  signature: { label: 'Signature', hint: 'Shown at the end of every email.' },
  postalAddress: {
    label: 'Postal address',
    hint: 'Campaigns must have one.',
  },
} as const;

/** Writes what stands under every letter. */
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
