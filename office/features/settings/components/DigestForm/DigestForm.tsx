import type { Settings } from '@banyan/api/office';
import { CheckboxField, SelectField } from '@banyan/forms/fields';
import { Text } from '@banyan/ui/elements';
import { type FormEvent, useState } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import { clockTime, formatMoment } from '../../../../kit/words/formats.ts';
import { SaveFoot } from '../SaveFoot/SaveFoot.tsx';
import * as styles from './DigestForm.css.ts';

type Digest = Settings['digest'];

/** Schedule and readers to save. */
interface DigestChosen extends Pick<Digest, 'weekday' | 'hour'> {
  /** True or false for each volunteer id whose subscription changes. */
  readers: Readonly<Record<string, boolean>>;
}

export interface DigestFormProps {
  /** Current schedule and readers. */
  digest: Digest;
  /** Saves the schedule and the readers. */
  onSave: (chosen: DigestChosen) => void;
  /** Set while it is being saved: no button can be pressed twice. @default false */
  busy?: boolean;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
  (name, day) => ({ value: String(day), label: `Every ${name}` }),
);

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: formatMoment(Date.UTC(2000, 0, 1, hour), clockTime, 'UTC'),
}));

/** Form for the schedule and the readers of the digest of the review queue. */
export function DigestForm({ digest, onSave, busy = false }: DigestFormProps) {
  const [chosen, setChosen] = useState<Partial<Pick<Digest, 'weekday' | 'hour'>>>({});
  const [readers, setReaders] = useState<Readonly<Record<string, boolean>>>({});
  const { weekday, hour } = { weekday: digest.weekday, hour: digest.hour, ...chosen };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const other = digest.readers.filter(({ id, gets }) => (readers[id] ?? gets) !== gets);
    onSave({ weekday, hour, readers: Object.fromEntries(other.map(({ id, gets }) => [id, !gets])) });
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={formKeys()} className={styles.form}>
      <Text measure>
        A short summary of what is waiting, without names, to the volunteers’ address and the people you
        choose. Each sees only what they have access to. If nothing is waiting, no email is sent.
      </Text>
      <div className={styles.two}>
        <SelectField
          id="digest-weekday"
          name="weekday"
          label="When"
          placeholder="Off"
          options={weekdays}
          value={weekday === null ? '' : String(weekday)}
          onChange={({ currentTarget: { value } }) =>
            setChosen({ ...chosen, weekday: value === '' ? null : Number(value) })
          }
        />
        {weekday !== null && (
          <SelectField
            id="digest-hour"
            name="hour"
            label="Time"
            hint={`In ${digest.timeZone}`}
            placeholder="8:00 AM"
            options={hours}
            value={String(hour)}
            onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, hour: Number(value || 8) })}
          />
        )}
      </div>
      <fieldset className={styles.readers}>
        <legend className={styles.legend}>Who gets it. Each person can change it under Me.</legend>
        {digest.readers.length === 0 && <Text tone="quiet">No volunteer can see the queue yet.</Text>}
        {digest.readers.map(({ id, name, gets }) => (
          <CheckboxField
            key={id}
            name={id}
            label={name}
            checked={readers[id] ?? gets}
            onChange={({ currentTarget: { checked } }) => setReaders({ ...readers, [id]: checked })}
          />
        ))}
      </fieldset>
      <SaveFoot busy={busy} />
    </form>
  );
}
