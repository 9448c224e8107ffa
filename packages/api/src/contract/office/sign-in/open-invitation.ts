import * as v from 'valibot';
import { CreationOptions } from '../../passkeys/options.ts';
import { bodyOf, LinkToken } from '../fields.ts';
import { Grant } from '../grants.ts';
import type { OfficeCall } from '../kernel/call.ts';

/** What an invitation is about, and what a passkey is made with. It spends nothing. 410 for one that was used or is too old. */
export const openInvitation = {
  method: 'POST',
  path: '/identity/invitation',
  body: /* @__PURE__ */ bodyOf({ token: LinkToken }),
  reads: false,
  answer: /* @__PURE__ */ v.object({
    /** Whom it is for, as they were written down. */
    name: v.string(),
    /** Who invites; `null` when it was typed on the machine. */
    invitedBy: v.nullable(v.string()),
    grants: v.array(Grant),
    options: CreationOptions,
  }),
  permission: 'anyone',
} as const satisfies OfficeCall;
