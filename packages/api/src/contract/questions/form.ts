import type { Form } from '../form.ts';
import { answerMessages } from '../messages.ts';

/** The page behind the link in a letter that asks something. */
export const answerForm = {
  name: 'answer',
  call: 'answerQuestion',
  path: '/answer',
  fields: { token: '', answer: '' },
  wording: { failed: answerMessages.failed, errorOccurred: answerMessages.errorOccurred },
} as const satisfies Form<'answerQuestion'>;
