import { type createJob, type getJobs, ourMessages } from '@banyan/api/contract';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../http/services.ts';
import { submitOnce } from '../http/submit-once.ts';
import { queueEmail } from '../mail/outbox.ts';
import { volunteersNow, waitingEmail } from '../mail/waiting-email.ts';
import { addJob, jobsOnBoard } from './rows.ts';

export const jobsHandler = ({ database, now }: Services): Handler<typeof getJobs> => ({
  answer: async () => ({ success: true, jobs: await jobsOnBoard(database, now()) }),
});

/** Stores a job for review and queues one email to the volunteers. */
export const jobHandler = (services: Services): Handler<typeof createJob> => ({
  answer: ({ body }, context) =>
    submitOnce(services, context, {
      call: 'createJob',
      body,
      async write(trx, now) {
        const row = await addJob(trx, body, now);
        await queueEmail(trx, waitingEmail(await volunteersNow(services, trx), 'Job', row), now);
        return { success: true, message: ourMessages.jobReceived, reference: row.reference };
      },
    }),
});
