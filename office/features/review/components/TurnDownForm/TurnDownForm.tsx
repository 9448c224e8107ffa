import type { DecisionEmail } from '@banyan/api/office';
import { TextAreaField } from '@banyan/forms/fields';
import { Text } from '@banyan/ui/elements';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import type { SavedReason } from '../../reasons.ts';
import { EmailSheet } from '../EmailSheet/EmailSheet.tsx';
import { FormFoot } from '../FormFoot/FormFoot.tsx';
import { ReadyChips } from '../ReadyChips/ReadyChips.tsx';
import { firstNameOf } from '../words.ts';
import * as styles from './TurnDownForm.css.ts';

export interface TurnDownFormProps {
  /** Who it is about; of several, how many: "3 members". */
  name: string;
  /** Several are turned down with one reason. @default false */
  isMany?: boolean;
  /** The letter they get. Of several, none is shown. */
  email?: DecisionEmail | null | undefined;
  /** Those that fit this kind. The first nine have a digit. */
  reasons: readonly SavedReason[];
  /** What is written. */
  reason: string;
  /** The reason was written into; the whole text. */
  onChange: (reason: string) => void;
  /** Turns it down, with the reason. */
  onTurnDown: () => void;
  /** The way back was pressed; nothing was done. */
  onBack: () => void;
  /** Until when it can be taken back: "Leaves 5 minutes from now; undo until then." */
  holdWords?: string | undefined;
  /** What is wrong, as a sentence; undefined while nothing is. */
  error?: string | undefined;
  /** Id of the sentence that says why nothing can be decided just now. */
  unavailableBecause?: string | undefined;
}

/** Turns something down with words that the person reads, beside the letter that they will stand in. */
export function TurnDownForm({
  name,
  isMany = false,
  email: message,
  reasons,
  reason,
  onChange,
  onTurnDown,
  onBack,
  holdWords,
  error,
  unavailableBecause,
}: TurnDownFormProps) {
  const id = useId();
  const whole = useRef<HTMLFormElement>(null);
  const first = isMany ? 'they' : firstNameOf(name);
  /* The digits work on the reasons; where there are none, one writes at once. */
  useEffect(() => {
    const begin =
      whole.current?.querySelector('button[aria-pressed]') ?? whole.current?.querySelector('textarea');
    if (begin instanceof HTMLElement) begin.focus({ preventScroll: true });
    whole.current?.scrollIntoView();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (unavailableBecause === undefined) onTurnDown();
  };
  return (
    <form
      ref={whole}
      noValidate
      aria-labelledby={`${id}-heading`}
      onSubmit={submit}
      onKeyDown={formKeys(onBack)}
      className={styles.form}
    >
      <h3 id={`${id}-heading`} className={styles.heading}>
        Why are you declining{isMany && ` ${name}`}? {first} will see this.
      </h3>
      <ReadyChips
        label="Suggestions"
        texts={reasons.map(({ title, reason: text }) => ({ title, text }))}
        value={reason}
        onChoose={(text) => {
          onChange(text);
          whole.current?.querySelector('textarea')?.focus();
        }}
        hasDigits
      />
      <div className={styles.both}>
        <TextAreaField
          id={`${id}-reason`}
          name="reason"
          label="Reason"
          hint="Sent exactly as written. Kept with the request, not in the log."
          rows={6}
          value={reason}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
        {message && (
          <div>
            <Text size="label" tone="quiet" className={styles.label}>
              The email as it will arrive
            </Text>
            <EmailSheet email={message} to={name} reason={reason} />
          </div>
        )}
      </div>
      <FormFoot doLabel={`Decline ${name}`} onBack={onBack} unavailableBecause={unavailableBecause}>
        {holdWords !== undefined && (
          <Text element="span" size="small" tone="quiet" className={styles.hold}>
            {holdWords}
          </Text>
        )}
      </FormFoot>
    </form>
  );
}
