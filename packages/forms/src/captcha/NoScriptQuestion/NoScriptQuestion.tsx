import { TextField } from '../../fields/TextField/index.ts';

export interface NoScriptQuestionProps {
  /** Id of the control, for the error summary: the id that the verification would have. */
  id: string;
  /** Question from the server; the token is sent back with the answer. */
  question: { text: string; token: string };
  /** Server's message about the last answer. */
  error?: string | undefined;
}

/** Replaces `HumanVerification` for visitors without JavaScript: a sum in words, checked by the server that the form is posted to. */
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
