import { Button, Notice, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useId } from 'react';
import { TextAreaField } from '../../fields/TextAreaField/index.ts';
import { ErrorSummary, FormBody, FormFoot } from '../../form/index.ts';

export interface AnswerFormProps {
  /** Where it is posted to. */
  action: string;
  /** Out of the link in the letter; goes back with the answer. */
  token: string;
  /** What is asked, as it was written: a new line is a new paragraph. */
  question: string;
  /** What was typed, when it could not be taken. @default '' */
  answer?: string | undefined;
  /** What is wrong with it. */
  error?: string | undefined;
  /** What the server said, where that is not about what was typed. */
  message?: string | undefined;
}

/**
 * One question of a volunteer, and paper to answer on. A plain form that works without scripts: the server checks it and
 * answers with the page again. Put it into a `Letter`. For a letter to the association use `ContactForm`.
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
