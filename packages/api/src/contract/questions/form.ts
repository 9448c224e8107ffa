import type { Form } from '../form.ts';
import { answerMessages } from '../messages.ts';

/** Form of the page that the link in a question email opens. */
export const answerForm = {
  name: 'answer',
  call: 'answerQuestion',
  path: '/answer',
  fields: { token: '', answer: '' },
  wording: { failed: answerMessages.failed, errorOccurred: answerMessages.errorOccurred },
} as const satisfies Form<'answerQuestion'>;
