import { holdMinutes } from '@banyan/api/office';
import { ChipRadio } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { type FormEvent, useState } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import { SaveFoot } from '../SaveFoot/SaveFoot.tsx';
import * as styles from './HoldForm.css.ts';

type Minutes = (typeof holdMinutes)[number];

export interface HoldFormProps {
  /** Current delay of emails, in minutes. */
  minutes: Minutes;
  /** Saves the delay of emails, in minutes. */
  onSave: (minutes: Minutes) => void;
  /** Set while it is being saved: no button can be pressed twice. @default false */
  busy?: boolean;
}

/** Form for the delay before an email about a decision is sent. */
export function HoldForm({ minutes, onSave, busy = false }: HoldFormProps) {
  const [other, setChosen] = useState<Minutes>();
  const chosen = other ?? minutes;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave(chosen);
  };
  return (
    <form onSubmit={submit} onKeyDown={formKeys()} className={styles.form}>
      <fieldset className={styles.set}>
        <legend className={styles.legend}>
          The email about a decision waits this long. If you undo in that time, it is not sent.
        </legend>
        <Cluster space={8}>
          {holdMinutes.map((one) => (
            <ChipRadio
              key={one}
              name="minutes"
              value={String(one)}
              checked={one === chosen}
              onChange={() => setChosen(one)}
            >
              {one === 0 ? 'Send right away' : `${one} minutes`}
            </ChipRadio>
          ))}
        </Cluster>
      </fieldset>
      <SaveFoot busy={busy} />
    </form>
  );
}
