import { ourMessages, type registerMember, validationFailedMarker } from '@banyan/api/contract';
import { newReference } from '../database/identity.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../http/services.ts';
import { submitOnce } from '../http/submit-once.ts';
import { queueEmail } from '../mail/outbox.ts';
import { volunteersNow, waitingEmail } from '../mail/waiting-email.ts';
import { addMember } from './rows.ts';

/**
 * Stores a membership request and queues one email to the volunteers, even if the email address is registered already.
 * The first person with an address need not be its owner, and the response must not reveal who is a member.
 */
export const registrationHandler = (services: Services): Handler<typeof registerMember> => ({
  answer: ({ body }, context) =>
    submitOnce(services, context, {
      call: 'registerMember',
      body,
      async write(trx, now) {
        const { sentFrom } = context;
        const reference = newReference('M');
        const id = await addMember(trx, body, { reference, sentFrom }, now);
        const arrived = { id, reference, sentFrom };
        await queueEmail(
          trx,
          waitingEmail(await volunteersNow(services, trx), 'Membership request', arrived),
          now,
        );
        return { success: true, message: ourMessages.registrationReceived, reference };
      },
    }),
  // The form of the specification finds the step to show by these names (part 1 §8).
  invalid(errors) {
    const [first] = errors;
    if (errors.length === 1 && first?.field === 'captchaToken') return first.message;
    return `Member ${validationFailedMarker}: ${errors.map((error) => error.field).join(', ')}`;
  },
});
