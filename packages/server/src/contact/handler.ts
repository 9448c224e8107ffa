import { ourMessages, type sendContactMessage } from '@banyan/api/contract';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../http/services.ts';
import { submitOnce } from '../http/submit-once.ts';
import { queueEmail } from '../mail/outbox.ts';
import { contactEmail } from './emails.ts';
import { addContactMessage } from './rows.ts';

/** Stores a message to the association and queues one email to the volunteers. */
export const contactHandler = (services: Services): Handler<typeof sendContactMessage> => ({
  answer: ({ body }, context) =>
    submitOnce(services, context, {
      call: 'sendContactMessage',
      body,
      async write(trx, now) {
        const row = await addContactMessage(trx, body, context.sentFrom, now);
        await queueEmail(trx, contactEmail(services.config.mail.to, body, row), now);
        return { success: true, message: ourMessages.contactReceived, reference: row.reference };
      },
    }),
});
