import * as v from 'valibot';
import type { OfficeCall } from '../kernel/call.ts';
import { RefParams } from './model.ts';

/** The photo of a story's author, also while nobody else may see it. For the address of a picture: the client does not read it. */
export const getPhoto = {
  method: 'GET',
  path: '/queue/{ref}/photo',
  params: RefParams,
  reads: true,
  answer: /* @__PURE__ */ v.instance(ReadableStream),
  file: 'image/jpeg',
  permission: 'queue.see',
} as const satisfies OfficeCall;
