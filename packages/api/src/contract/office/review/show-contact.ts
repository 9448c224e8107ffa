import * as v from 'valibot';
import { NoBody } from '../fields.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { RefParams } from './model.ts';

/** How to reach whoever sent something. That somebody looked is noted in the log. What there is not is empty. */
export const showContact = {
  method: 'POST',
  path: '/queue/{ref}/contact',
  params: RefParams,
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({
    email: v.string(),
    phone: v.string(),
    /** In lines. */
    address: v.string(),
  }),
  permission: 'member.contact',
} as const satisfies OfficeCall;
