import type { Call } from '../call.ts';
import { formDataOf } from '../form-data.ts';
import { limits } from '../limits.ts';
import { Receipt } from '../receipt.ts';
import { StoryBody } from './body.ts';

/**
 * Submits a story, with or without a photo. A volunteer must approve it before it is shown. 413 photo too large, 422 invalid or
 * captcha needed (then an error has the field `captchaToken`).
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
