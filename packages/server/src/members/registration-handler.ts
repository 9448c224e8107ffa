import { ourMessages, type registerMember, validationFailedMarker } from '@banyan/api/contract';
import { newReference } from '../database/identity.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../http/services.ts';
import { submitOnce } from '../http/submit-once.ts';
import { queueEmail } from '../mail/outbox.ts';
import { volunteersNow, waitingEmail } from '../mail/waiting-email.ts';
import { addMember } from './rows.ts';

/**
 * A request for membership: one row and one letter to the volunteers, whether or not anybody is in here by that email:
 * whoever was first need not be who has it, and the answer tells nobody who is a member.
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
  // The spec's form finds the step to show by these names (part 1 §8).
  invalid(errors) {
    const [first] = errors;
    if (errors.length === 1 && first?.field === 'captchaToken') return first.message;
    return `Member ${validationFailedMarker}: ${errors.map((error) => error.field).join(', ')}`;
  },
});
