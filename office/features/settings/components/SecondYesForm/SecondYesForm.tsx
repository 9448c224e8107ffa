import { CheckboxField } from '@banyan/forms/fields';
import { Stack } from '@banyan/ui/layout';
import { type FormEvent, useState } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import { SaveFoot } from '../SaveFoot/SaveFoot.tsx';

export interface SecondYesFormProps {
  /** Whether a second person has to say yes now. */
  isOn: boolean;
  /** Keeps what was chosen: whether a second person has to say yes. */
  onSave: (isOn: boolean) => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
}

/** Whether what is large waits for a second person's yes. */
export function SecondYesForm({ isOn, onSave, busy = false }: SecondYesFormProps) {
  const [other, setChosen] = useState<boolean>();
  const chosen = other ?? isOn;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave(chosen);
  };
  return (
    <form onSubmit={submit} onKeyDown={formKeys()}>
      <Stack space={24}>
        <CheckboxField
          name="secondYes"
          label="Require two people for large amounts"
          hint="Refunds over $1,000 and campaigns to more than 1,000 people need someone else’s approval. Leave it off if you work alone."
          checked={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.checked)}
        />
        <SaveFoot busy={busy} />
      </Stack>
    </form>
  );
}
