import type { FieldError } from '@banyan/api/contract';
import { TextField } from '../../fields/TextField/index.ts';

export interface PlainQuestionProps {
  /** From the server: what to ask, and what goes back with the answer. */
  question: { text: string; token: string };
  /** The server's errors; the one about the answer is shown. */
  errors?: readonly FieldError[];
}

/** Takes the verification's place for visitors without JavaScript: a sum in words, checked by the server. */
export function PlainQuestion({ question, errors = [] }: PlainQuestionProps) {
  const error = errors.find(({ field }) => field === 'questionAnswer');
  return (
    <>
      <input type="hidden" name="questionToken" value={question.token} />
      <TextField
        id="contact-questionAnswer"
        name="questionAnswer"
        label={question.text}
        hint="A number, or the word for it. It keeps out programs that fill in forms."
        error={error?.message}
        autoComplete="off"
      />
    </>
  );
}
