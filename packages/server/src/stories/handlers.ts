import { createHash } from 'node:crypto';
import { type createStory, type getStories, ourMessages, type StoryBody } from '@banyan/api/contract';
import { QueueFullError } from '../http/fair-queue.ts';
import type { Handler } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../http/services.ts';
import { submitOnce } from '../http/submit-once.ts';
import { queueEmail } from '../mail/outbox.ts';
import { volunteersNow, waitingEmail } from '../mail/waiting-email.ts';
import type { ShrunkPicture } from '../media/picture-job.ts';
import { RefusedFile } from '../media/refused-file.ts';
import { dropPortrait, keepPortrait, portraitOf } from './portrait.ts';
import { addStory, type Portrait, publishedStories } from './rows.ts';

export const storiesHandler = ({ database }: Services): Handler<typeof getStories> => ({
  answer: async () => ({ success: true, data: await publishedStories(database) }),
});

/** Photo as it will be shown, encoded again. @throws HttpError with the reason if it cannot be used. */
async function encodedAnew(photo: Buffer<ArrayBuffer>, network: string): Promise<ShrunkPicture> {
  try {
    return await portraitOf(photo, network);
  } catch (error) {
    if (error instanceof QueueFullError)
      throw new HttpError(503, ourMessages.photosBusy, { headers: { 'Retry-After': '30' } });
    if (!(error instanceof RefusedFile)) throw error;
    const message = `This photo cannot be used: ${error.message}.`;
    throw new HttpError(422, message, {
      errors: [{ field: 'photo', code: 'invalid', message }],
      event: 'upload-refused',
    });
  }
}

async function bytesOf({ photo }: StoryBody): Promise<Buffer<ArrayBuffer> | undefined> {
  return photo && Buffer.from(await photo.arrayBuffer());
}

/** Stores a story for review, with its photo hidden, and queues one email to the volunteers. */
export const storyHandler = (services: Services): Handler<typeof createStory> => ({
  async answer({ body }, context) {
    const { media } = services;
    const { apiBase } = services.config;
    const sent = await bytesOf(body);
    let portrait: Portrait | undefined;
    return submitOnce(services, context, {
      call: 'createStory',
      // A file has no JSON form, so its hash stands for it when two submissions are compared.
      body: { ...body, photo: sent && createHash('sha256').update(sent).digest('base64url') },
      async prepare() {
        if (!sent) return;
        const picture = await encodedAnew(sent, context.visitor.widestNetwork);
        portrait = { address: await keepPortrait(picture, media, apiBase), focus: picture.focus };
      },
      async discard() {
        if (portrait) await dropPortrait(portrait.address, media);
      },
      async write(trx, now) {
        const row = await addStory(trx, body, portrait, now);
        await queueEmail(trx, waitingEmail(await volunteersNow(services, trx), 'Story', row), now);
        return { success: true, message: ourMessages.storyReceived, reference: row.reference };
      },
    });
  },
});
