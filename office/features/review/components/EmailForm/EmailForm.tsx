import { TextAreaField } from '@banyan/forms/fields';
import { Text } from '@banyan/ui/elements';
import { type FormEvent, useId, useRef } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import { ActionResult } from '../../../../shell/components/ActionResult/ActionResult.tsx';
import { FormFoot } from '../FormFoot/FormFoot.tsx';
import { ReadyChips } from '../ReadyChips/ReadyChips.tsx';
import type { ReadyText } from '../readyWords.ts';
import * as turnDown from '../TurnDownForm/TurnDownForm.css.ts';
import { firstNameOf } from '../words.ts';

/** Kinds of email to a sender: a question with a link to answer it, or a reply to a message. */
export type EmailPurpose = 'ask' | 'reply';

export interface EmailFormProps {
  /** Purpose of the email: to ask or to reply. */
  purpose: EmailPurpose;
  /** Name of the recipient. */
  name: string;
  /** Suggested questions. @default none */
  questions?: readonly ReadyText[];
  /** Current text of the email. */
  text: string;
  /** Called with the whole text after every change. */
  onChange: (text: string) => void;
  /** Sends the email. */
  onSend: () => void;
  /** Called when Back is pressed; nothing was sent. */
  onBack: () => void;
  /** True while the email is being sent; the buttons ignore further presses. @default false */
  busy?: boolean;
  /** Validation error as a sentence; undefined if there is none. */
  error?: string | undefined;
  /** Reason why the email was not sent. */
  failure?: string | undefined;
  /** State of the draft: "Draft saved 8:11 PM, not sent"; undefined before the first save. */
  draftWords?: string | undefined;
  /** Id of the text that explains why nothing can be sent right now. */
  unavailableBecause?: string | undefined;
}

const words = {
  ask: {
    heading: 'Ask',
    label: 'Question',
    hint: 'We email it with a link to answer. You can undo until it is sent. Until the answer comes, the item is under “Waiting for an answer”.',
    send: (first: string) => `Ask ${first}`,
  },
  reply: {
    heading: 'Reply to',
    label: 'Reply',
    hint: 'We email it and keep it in the history. You can undo until it is sent. Answers go to the association’s address.',
    send: () => 'Send reply',
  },
} as const;

/** Form for an email to a sender: a question or a reply. */
export function EmailForm({
  purpose,
  name,
  questions = [],
  text,
  onChange,
  onSend,
  onBack,
  busy = false,
  error,
  failure,
  draftWords,
  unavailableBecause,
}: EmailFormProps) {
  const id = useId();
  const whole = useRef<HTMLFormElement>(null);
  const { heading, label, hint, send } = words[purpose];
  const first = firstNameOf(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (unavailableBecause === undefined && !busy) onSend();
  };
  return (
    <form
      ref={whole}
      noValidate
      aria-labelledby={`${id}-heading`}
      onSubmit={submit}
      onKeyDown={formKeys(onBack)}
      className={turnDown.form}
    >
      <h3 id={`${id}-heading`} className={turnDown.heading}>
        {heading} {first}
      </h3>
      <ReadyChips
        label="Suggestions"
        texts={questions}
        value={text}
        onChoose={(chosen) => {
          onChange(chosen);
          whole.current?.querySelector('textarea')?.focus();
        }}
      />
      <TextAreaField
        id={`${id}-text`}
        name={purpose}
        label={label}
        hint={hint}
        rows={6}
        autoFocus
        value={text}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <FormFoot doLabel={send(first)} onBack={onBack} busy={busy} unavailableBecause={unavailableBecause}>
        <ActionResult words={failure} tone="critical" />
        {draftWords !== undefined && (
          <Text element="span" size="small" tone="quiet" className={turnDown.hold}>
            {draftWords}
          </Text>
        )}
      </FormFoot>
    </form>
  );
}
