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
  /** Name of the sender; for several submissions their number: "3 members". */
  name: string;
  /** True if several submissions are declined with one reason. @default false */
  isMany?: boolean;
  /** Email that the sender gets. Not shown for several submissions. */
  email?: DecisionEmail | null | undefined;
  /** Saved reasons that fit this kind. The first nine have a digit key. */
  reasons: readonly SavedReason[];
  /** Current text of the reason. */
  reason: string;
  /** Called with the whole text after every change. */
  onChange: (reason: string) => void;
  /** Declines the submission with the reason. */
  onTurnDown: () => void;
  /** Called when Back is pressed; nothing was decided. */
  onBack: () => void;
  /** Note on the draft or on how long the decision can be undone: "Leaves 5 minutes from now; undo until then." */
  holdWords?: string | undefined;
  /** Validation error as a sentence; undefined if there is none. */
  error?: string | undefined;
  /** Id of the text that explains why nothing can be decided right now. */
  unavailableBecause?: string | undefined;
}

/** Form to decline a submission with a reason that the sender reads, beside a preview of the email. */
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
  /* The digit keys choose a reason, so the first reason takes the focus. Without reasons the text field takes it. */
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
