import type { Call } from '../call.ts';
import { formDataOf } from '../form-data.ts';
import { limits } from '../limits.ts';
import { Receipt } from '../receipt.ts';
import { StoryBody } from './body.ts';

/**
 * A story for the site, with or without a photo. It waits for a volunteer before anybody sees it. 413 when the photo is
 * too large, 422 not valid or in need of a captcha (then an error has the field `captchaToken`).
 */
export const createStory = {
  method: 'POST',
  path: '/alumni-stories/create',
  body: StoryBody,
  multipart: formDataOf,
  timeoutMs: limits.uploadTimeoutMs,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
