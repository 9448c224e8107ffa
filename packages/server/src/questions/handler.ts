import { type answerQuestion, answerMessages as messages } from '@banyan/api/contract';
import { transaction } from '../database/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../http/services.ts';
import { queueEmail } from '../mail/outbox.ts';
import { volunteersNow } from '../mail/waiting-email.ts';
import { answeredEmail } from './emails.ts';
import { keepAnswer, type QuestionState, questionBehind } from './rows.ts';

/** HTTP statuses of the link states other than open. */
const statuses = { unknown: 404, expired: 410, already: 409 } as const;

const refused = (state: Exclude<QuestionState['state'], 'open'>) =>
  new HttpError(
    statuses[state],
    messages[state],
    state === 'already' ? {} : { event: 'answer-link-refused' },
  );

/** Stores an answer. The link is used, the answer stored and the volunteers emailed in one transaction. */
export const answerHandler = (services: Services): Handler<typeof answerQuestion> => ({
  answer: ({ body: { token, answer } }) =>
    transaction(services.database, async (trx) => {
      const now = services.now();
      const found = await questionBehind(trx, token, now);
      if (found.state !== 'open') throw refused(found.state);
      const { question } = found;
      if (!(await keepAnswer(trx, question.id, answer, now))) throw refused('already');
      const volunteers = await volunteersNow(services, trx);
      await queueEmail(trx, answeredEmail(volunteers, question), now);
      return { success: true as const, message: messages.answered, reference: question.reference };
    }),
});
