import { CheckboxField } from '@banyan/forms/fields';
import { Stack } from '@banyan/ui/layout';
import { type FormEvent, useState } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import { SaveFoot } from '../SaveFoot/SaveFoot.tsx';

export interface SecondYesFormProps {
  /** True if a second person has to approve now. */
  isOn: boolean;
  /** Saves the choice. */
  onSave: (isOn: boolean) => void;
  /** Set while it is being saved: no button can be pressed twice. @default false */
  busy?: boolean;
}

/** Form that turns the second approval of large refunds and campaigns on or off. */
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
