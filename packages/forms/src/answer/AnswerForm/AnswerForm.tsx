import { Button, Notice, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useId } from 'react';
import { TextAreaField } from '../../fields/TextAreaField/index.ts';
import { ErrorSummary, FormBody, FormFoot } from '../../form/index.ts';

export interface AnswerFormProps {
  /** URL that the form posts to. */
  action: string;
  /** Token from the link in the email; sent back with the answer. */
  token: string;
  /** Question as the volunteer wrote it: a new line starts a new paragraph. */
  question: string;
  /** Typed text that the server did not accept. @default '' */
  answer?: string | undefined;
  /** Error message about the answer. */
  error?: string | undefined;
  /** Message of the server that is not about the typed text. */
  message?: string | undefined;
}

/**
 * Question of a volunteer with a field for the answer. A plain form that works without scripts: the server checks it and sends the
 * page again. Put it into a `Letter`. For a message to the association use `ContactForm`.
 */
export function AnswerForm({ action, token, question, answer = '', error, message }: AnswerFormProps) {
  const questionId = useId();
  return (
    <FormBody method="post" action={action} aria-labelledby={questionId}>
      <input type="hidden" name="token" value={token} />
      <ErrorSummary entries={error ? [{ id: 'answer-answer', message: error }] : []} />
      {message === undefined ? null : <Notice tone="critical" heading={message} live />}
      <Stack space={8} id={questionId}>
        {paragraphs(question).map(({ key, text }) => (
          <Text key={key} size="lede">
            {text}
          </Text>
        ))}
      </Stack>
      <TextAreaField
        name="answer"
        id="answer-answer"
        label="Your answer"
        hint="Only the volunteers read it."
        variant="ruled"
        rows={6}
        defaultValue={answer}
        error={error}
      />
      <FormFoot>
        <Button type="submit" size="large">
          Send the answer
        </Button>
      </FormFoot>
    </FormBody>
  );
}

const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((line, index) => ({ key: `${index}`, text: line.trim() }))
    .filter((paragraph) => paragraph.text !== '');
