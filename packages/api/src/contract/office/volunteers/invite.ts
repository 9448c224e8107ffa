import { bodyOf, Email, Name } from '../fields.ts';
import { Grants } from '../grants.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { Invited } from './volunteer.ts';

/** Invites somebody by a link that is good once and for a day; one that they had before ends. 409 for a volunteer. */
export const invite = {
  method: 'POST',
  path: '/volunteers',
  body: /* @__PURE__ */ bodyOf({ name: Name, email: Email, grants: Grants }),
  reads: false,
  answer: Invited,
  permission: 'volunteer.manage',
  stepUp: true,
} as const satisfies OfficeCall;
