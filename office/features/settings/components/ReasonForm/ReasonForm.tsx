import { reasonKinds } from '@banyan/api/office';
import { SelectField, TextAreaField, TextField } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import type { FormEvent } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import { type FormDraft, useTyped } from '../../../../shell/components/useTyped.ts';
import type { SavedReason } from '../../../review/reasons.ts';
import * as styles from '../form.css.ts';
import { reasonKindNames } from '../kinds.ts';

export interface ReasonFormProps {
  /** Saves the reason with its title. */
  onSave: (reason: SavedReason) => void;
  /** Set while it is being saved: no button can be pressed twice. @default false */
  busy?: boolean;
  /** Error messages, by field. */
  errors?: Partial<Record<keyof SavedReason, string>>;
  /** Draft that keeps the typed text. @default no draft */
  draft?: FormDraft | undefined;
}

const options = reasonKinds.map((kind) => ({ value: kind, label: reasonKindNames[kind] }));

/** Form that saves a reason under a title. */
export function ReasonForm({ onSave, busy = false, errors = {}, draft }: ReasonFormProps) {
  const { typed, field } = useTyped('reason', { title: '', kind: '', reason: '' }, errors, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave({ ...typed, kind: reasonKinds.find((kind) => kind === typed.kind) ?? null });
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={formKeys()} className={styles.form}>
      <div className={styles.two}>
        <TextField {...field('title')} label="Title" autoComplete="off" />
        <SelectField {...field('kind')} label="For" placeholder="Everything" options={options} />
      </div>
      <TextAreaField {...field('reason')} label="What the person will read" rows={4} />
      <Cluster>
        <Button type="submit" variant="accent" busy={busy} aria-keyshortcuts="Control+Enter">
          Save the reason
        </Button>
        <Text element="span" role="status" size="small" tone="quiet">
          {draft?.said}
        </Text>
      </Cluster>
    </form>
  );
}
