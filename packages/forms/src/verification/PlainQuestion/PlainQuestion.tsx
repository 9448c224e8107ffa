import type { FieldError } from '@banyan/api/contract';
import { TextField } from '../../fields/TextField/index.ts';
import type { SummaryEntry } from '../../form/ErrorSummary/index.ts';

/** What the server said about the answer, for the summary and the field. */
export function answerError(errors: readonly FieldError[] = [], id: string): SummaryEntry | undefined {
  const error = errors.find(({ field }) => field === 'questionAnswer');
  return error && { id, message: error.message };
}

export interface PlainQuestionProps {
  /** Of the control, for the summary. */
  id: string;
  /** From the server: what to ask, and what goes back with the answer. */
  question: { text: string; token: string };
  /** What the server said about the last answer. */
  error?: string | undefined;
}

/**
 * Takes the place of `HumanVerification` for visitors without JavaScript: a sum in words, checked by the server that
 * the form is posted to.
 */
export function PlainQuestion({ id, question, error }: PlainQuestionProps) {
  return (
    <>
      <input type="hidden" name="questionToken" value={question.token} />
      <TextField
        id={id}
        name="questionAnswer"
        label={question.text}
        hint="A number, or the word for it. It keeps out programs that fill in forms."
        error={error}
        autoComplete="off"
      />
    </>
  );
}
