import { AnswerBody, answerForm, type FieldError } from '@banyan/api/contract';
import type { GuardedHandlers } from '../http/handler.ts';
import { checkedForm, type NoScriptOptions, submitNoScriptForm } from '../http/no-script-form.ts';
import type { Connection } from '../http/router.ts';
import type { RequestContext, Services } from '../http/services.ts';
import { type QuestionState, questionBehind } from './rows.ts';

/** What the page behind the link in a letter that asks something shows. */
export interface AnswerPage {
  /** Status the page should be sent with. */
  status: number;
  /** `open` has a form; `done` has just been, `already` was before. */
  state: 'open' | 'done' | 'already' | 'expired' | 'unknown';
  /** Goes back with the form. Only while it is open. */
  token: string;
  /** What was asked, and about what: the reference of what they sent. Only while it is open. */
  question: string;
  reference: string;
  /** What was typed, when it could not be taken. */
  answer: string;
  errors: readonly FieldError[];
  /** One line for the top of the form, or `undefined`. */
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

/** What links in letters that ask something open, and what their form does. */
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
    /** Looks only: mail scanners open every link. */
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
