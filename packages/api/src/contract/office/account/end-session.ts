import { bodyOf, RowId } from '../fields.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { Me } from './me.ts';

/** Ends another session of theirs. */
export const endSession = {
  method: 'POST',
  path: '/me/sessions/end',
  body: /* @__PURE__ */ bodyOf({ id: RowId }),
  reads: false,
  answer: Me,
  permission: 'volunteer',
  stepUp: true,
} as const satisfies OfficeCall;
