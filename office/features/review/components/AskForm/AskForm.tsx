import { TextAreaField } from '@banyan/forms/fields';
import { type FormEvent, useId } from 'react';
import { FormFoot } from '../FormFoot/FormFoot.tsx';
import { formKeys } from '../formKeys.ts';
import * as turnDown from '../TurnDownForm/TurnDownForm.css.ts';
import { firstNameOf } from '../words.ts';

export interface AskFormProps {
  /** Who is asked. */
  name: string;
  /** What is written. */
  question: string;
  /** The question was written into; the whole text. */
  onChange: (question: string) => void;
  /** Sends the question. */
  onAsk: () => void;
  /** The way back was pressed; nothing was done. */
  onBack: () => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** What is wrong, as a sentence; undefined while nothing is. */
  error?: string | undefined;
  /** Id of the sentence that says why nothing can be sent just now. */
  unavailableBecause?: string | undefined;
}

/** Asks whoever sent something, by a letter with a link to answer by. */
export function AskForm({
  name,
  question,
  onChange,
  onAsk,
  onBack,
  busy = false,
  error,
  unavailableBecause,
}: AskFormProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (unavailableBecause === undefined && !busy) onAsk();
  };
  return (
    <form
      noValidate
      aria-labelledby={`${id}-heading`}
      onSubmit={submit}
      onKeyDown={formKeys(onBack)}
      className={turnDown.form}
    >
      <h3 id={`${id}-heading`} className={turnDown.heading}>
        Ask {firstNameOf(name)}
      </h3>
      <TextAreaField
        id={`${id}-question`}
        name="question"
        label="Question"
        hint="We email it with a link to answer. You can undo until it is sent. Until the answer comes, the item is under “Waiting for an answer”."
        rows={6}
        autoFocus
        value={question}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <FormFoot
        doLabel={`Ask ${firstNameOf(name)}`}
        onBack={onBack}
        busy={busy}
        unavailableBecause={unavailableBecause}
      />
    </form>
  );
}
