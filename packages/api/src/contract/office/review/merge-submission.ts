import * as v from 'valibot';
import { NoBody } from '../fields.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { RefParams } from './model.ts';

/** Makes a request for membership a correction of the entry with the same e-mail. 409 when it was decided meanwhile, or nobody has it. */
export const mergeSubmission = {
  method: 'POST',
  path: '/queue/{ref}/merge',
  params: RefParams,
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({
    /** Reference of the entry that it is part of now. */
    into: v.string(),
    /** Reference of the correction that it became; `null` when it said nothing new. */
    correction: v.nullable(v.string()),
    /** When it was done: `undoDecision` with it takes back both, and nothing later. */
    at: v.string(),
    leavesAt: v.nullable(v.string()),
  }),
  permission: 'queue.decide',
} as const satisfies OfficeCall;
