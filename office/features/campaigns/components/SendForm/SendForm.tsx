import { TextField } from '@banyan/forms/fields';
import { Button, Icon, Numeral, Text } from '@banyan/ui/elements';
import { KeyRound, Send } from 'lucide';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { countWords, peopleWords } from '../../../../kit/words/counts.ts';
import * as styles from './SendForm.css.ts';

export interface SendFormProps {
  /** How many get it. */
  count: number;
  /** What happens then: "Sends to 4,103 people, 60 a minute. The last one leaves at about 9:40 PM." */
  children: ReactNode;
  /** What the number's field says below it, such as that a check is still open. */
  hint?: string | undefined;
  /** Why it cannot leave as it is, in a sentence: the button says so, and does nothing. */
  stopped?: string | undefined;
  /** More than these people want a passkey. @default false */
  wantsPasskey?: boolean;
  /** The number was typed as it is. */
  onSend: () => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** Why nothing can be sent now: the id of the sentence that says so. */
  unavailableBecause?: string | undefined;
}

const digitsOf = (typed: string): string => typed.replace(/[\s,.]/g, '');

/** Sends a campaign, once the number of them was typed. */
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
