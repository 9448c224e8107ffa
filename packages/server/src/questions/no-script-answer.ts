import { AnswerBody, answerForm, type FieldError } from '@banyan/api/contract';
import type { GuardedHandlers } from '../http/handler.ts';
import { checkedForm, type NoScriptOptions, submitNoScriptForm } from '../http/no-script-form.ts';
import type { Connection } from '../http/router.ts';
import type { RequestContext, Services } from '../http/services.ts';
import { type QuestionState, questionBehind } from './rows.ts';

/** Data for the page behind the link in an email with a question. */
export interface AnswerPage {
  /** HTTP status of the page. */
  status: number;
  /** State of the link: `open` shows the form, `done` was answered by this request, `already` was answered before. */
  state: 'open' | 'done' | 'already' | 'expired' | 'unknown';
  /** Token that the form sends back. Empty unless the link is open. */
  token: string;
  /** Question, and the reference of the submission. Empty unless the link is open. */
  question: string;
  reference: string;
  /** Answer as typed, when it was not accepted. */
  answer: string;
  errors: readonly FieldError[];
  /** Message for the top of the form, or `undefined`. */
  message: string | undefined;
}

const statuses = { open: 200, done: 200, already: 200, expired: 410, unknown: 404 } as const;

const pageOf = (state: AnswerPage['state'], more: Partial<AnswerPage> = {}): AnswerPage => ({
  status: statuses[state],
  state,
  token: '',
  question: '',
  reference: '',
  answer: '',
  errors: [],
  message: undefined,
  ...more,
});

/** Creates the functions for the pages behind question links, and for their form. */
export const answerPages = (services: Services, handlers: GuardedHandlers, options: NoScriptOptions) => {
  const submit = (typed: unknown, context: RequestContext) => {
    const body = checkedForm(AnswerBody, typed, answerForm);
    return handlers.answerQuestion.answer({ body, params: undefined, query: undefined }, context);
  };
  const shown = (found: QuestionState, token: string, more: Partial<AnswerPage> = {}): AnswerPage =>
    found.state === 'open'
      ? pageOf('open', {
          token,
          question: found.question.question,
          reference: found.question.reference,
          ...more,
        })
      : pageOf(found.state);

  return {
    /** Reads without changing anything, because mail scanners open every link. */
    async open(token: string): Promise<AnswerPage> {
      return shown(await questionBehind(services.database, token, services.now()), token);
    },
    async post(request: Request, connection: Connection): Promise<AnswerPage> {
      const posted = await submitNoScriptForm(request, connection, {}, { form: answerForm, submit }, options);
      const { status, errors, message, success } = posted;
      if (success) return pageOf('done', { reference: success.reference ?? '' });
      const { token, answer } = posted.values;
      const found = await questionBehind(services.database, token, services.now());
      return shown(found, token, { status, answer, errors, message });
    },
  };
};
