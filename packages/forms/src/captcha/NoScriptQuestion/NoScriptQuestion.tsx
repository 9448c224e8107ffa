import { TextField } from '../../fields/TextField/index.ts';

export interface NoScriptQuestionProps {
  /** Of the control, for the summary: the id that the verification would have. */
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
export function NoScriptQuestion({ id, question, error }: NoScriptQuestionProps) {
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
