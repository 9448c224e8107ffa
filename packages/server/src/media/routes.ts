import type { Hono } from 'hono';
import { HttpError } from '../http/http-error.ts';
import { readableAnywhere } from '../http/origin.ts';
import { type Connection, errorAnswer, methodNotAllowed } from '../http/router.ts';
import type { Services } from '../http/services.ts';
import { mediaPath } from './media-folder.ts';
import { serveMedia } from './serve-media.ts';

/** Any site may embed media, such as a chapter's. This includes captions, which browsers read across origins only when allowed. */
const embeddable = { ...readableAnywhere, 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Mounts the photos and videos of events, read by their path. */
export function mountMedia(
  app: Hono<{ Bindings: Connection }>,
  basePath: string,
  { media, logger }: Services,
): void {
  const base = mediaPath(basePath);
  app.get(`${base}*`, async (c) => {
    const request = c.req.raw;
    c.env.note?.({ route: `${base}*` });
    try {
      const pathname = new URL(request.url).pathname.slice(base.length);
      const answer = await serveMedia(media, pathname, request, embeddable);
      if (!answer) throw new HttpError(404, 'There is no such picture or film.');
      return answer;
    } catch (error) {
      return errorAnswer(error, (fault) => logger.error('media', fault), embeddable);
    }
  });
  app.all(`${base}*`, () => methodNotAllowed('GET, HEAD'));
}
