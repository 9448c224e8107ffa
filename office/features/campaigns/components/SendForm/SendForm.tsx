import { TextField } from '@banyan/forms/fields';
import { Button, Icon, Numeral, Text } from '@banyan/ui/elements';
import { KeyRound, Send } from 'lucide';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { countWords, peopleWords } from '../../../../kit/words/counts.ts';
import * as styles from './SendForm.css.ts';

export interface SendFormProps {
  /** Number of people who will get it. */
  count: number;
  /** Description of the delivery: "Sends to 4,103 people, 60 a minute. The last one leaves at about 9:40 PM." */
  children: ReactNode;
  /** Hint below the number field, such as that a check is still open. */
  hint?: string | undefined;
  /** Sentence that explains why the campaign cannot be sent as it is. The button then has it as its description and does nothing. */
  stopped?: string | undefined;
  /** Set if the audience is large enough to require a passkey. @default false */
  wantsPasskey?: boolean;
  /** Called when the typed number is correct. */
  onSend: () => void;
  /** Set while a request is under way; no button can be pressed twice. @default false */
  busy?: boolean;
  /** Id of the sentence that explains why nothing can be sent now. */
  unavailableBecause?: string | undefined;
}

const digitsOf = (typed: string): string => typed.replace(/[\s,.]/g, '');

/** Sends a campaign after the volunteer has typed the number of recipients. */
export function SendForm({
  count,
  children,
  hint,
  stopped,
  wantsPasskey = false,
  onSend,
  busy = false,
  unavailableBecause,
}: SendFormProps) {
  const id = useId();
  const because = stopped === undefined ? unavailableBecause : `${id}-stopped`;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || because !== undefined) return;
    const isRight = digitsOf(typed) === `${count}`;
    setError(isRight ? undefined : `Type ${count}, the number of people who will get it.`);
    if (isRight) onSend();
    else document.getElementById(`${id}-count`)?.focus();
  };
  const isNobody = count === 0;
  return (
    <form noValidate onSubmit={submit} aria-labelledby={id} className={styles.sheet}>
      <h2 id={id} className={styles.heading}>
        Send
      </h2>
      <Numeral element="p" className={styles.number}>
        {countWords(count)}
      </Numeral>
      <Text>{children}</Text>
      {!isNobody && (
        <>
          <TextField
            id={`${id}-count`}
            name="count"
            type="number"
            label="Type the number to confirm"
            placeholder={`${count}`}
            autoComplete="off"
            value={typed}
            hint={hint}
            error={error}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {stopped !== undefined && (
            <Text id={because} className={styles.stopped}>
              {stopped}
            </Text>
          )}
          <Button
            type="submit"
            variant="accent"
            busy={busy}
            unavailable={because !== undefined}
            aria-describedby={because}
            icon={<Icon icon={wantsPasskey ? KeyRound : Send} />}
            className={styles.button}
          >
            Schedule to {peopleWords(count)}
          </Button>
        </>
      )}
    </form>
  );
}
